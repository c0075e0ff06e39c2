import type { Page } from '@playwright/test'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: /^mock/ })
const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true })
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click()

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^mock/ }).click()
  await panel(page).getByRole('tab', { name: 'Data' }).click()
  await panel(page).getByText('Edit a record', { exact: true }).click()
}

async function save(page: Page): Promise<void> {
  await press(page, 'Save record')
  await expect(panel(page).getByText(/^Saved: /)).toBeVisible()
}

/** What another person sees who opens the link that the panel copies. */
async function linked(page: Page): Promise<Page> {
  await press(page, 'Copy link')
  await expect(panel(page).getByText('Link copied.', { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await page.context().browser()!.newContext()
  const opened = await other.newPage()
  await opened.goto(link)
  return opened
}

const nine = `/character/${characterId('nine')}?panel=on&scenario=signed-in&clock=2026-05-20T12:00:00Z`

test('a designer changes the character on the page by hand, and a link shows the same in another browser', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // As its owner, who still sees it when it is private.
  await page.goto(`${nine}&viewer=perihelion`)
  await expect(page.getByRole('heading', { name: 'Nine' })).toBeVisible()
  await openEditor(page)
  await expect(field(page, 'Record')).toHaveValue(`characters/${characterId('nine')}`)
  await press(page, 'Fill Name to 25')
  const longest = await field(page, 'Name').inputValue()
  expect(longest).toHaveLength(25)
  await field(page, 'Picture').selectOption('none')
  await field(page, 'Like count').fill('1204388')
  await field(page, 'Is public').uncheck()
  await press(page, 'Fill Traits to 6')
  await press(page, 'Fill Tags to 10')
  // What is typed survives the panel.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+.')
  await panel(page).getByRole('tab', { name: 'Data' }).click()
  await expect(field(page, 'Name')).toHaveValue(longest)
  await save(page)

  const showsIt = async (shown: Page) => {
    const main = shown.getByRole('main')
    await expect(main.getByRole('heading', { name: longest })).toBeVisible()
    await expect(main.getByText('1.2M').first()).toBeVisible()
    await expect(main.getByText('Private')).toBeVisible()
    await expect(main.locator('img[src*="nine-"]')).toHaveCount(0)
  }
  await showsIt(page)
  await expectNoViolations(page)
  const other = await linked(page)
  await showsIt(other)
  await other.context().close()
  await press(page, 'Undo “Edit a record”')
  await expect(panel(page).getByText('Last write undone.')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Nothing to undo' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Nine' })).toBeVisible()
})

test('a designer sees 41 chats, the first one of yesterday at 23:59, and an unverified user of three letters without picture', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/chats?panel=on&scenario=signed-in&clock=2026-05-20T12:00:00Z')
  await openEditor(page)
  await expect(field(page, 'Record')).toHaveValue(/^chats\//)
  await field(page, 'Last interaction').fill('2026-05-19T23:59')
  await save(page)
  await field(page, 'Record').selectOption(`users/${userId('mira')}`)
  await field(page, 'Username').fill('Bob')
  await field(page, 'Picture').selectOption('none')
  await field(page, 'Verified').uncheck()
  await field(page, 'Chats').fill('41')
  await save(page)
  const showsIt = async (shown: Page) => {
    await expect(shown.getByRole('link', { name: /Tue 19 May 23:59$/ })).toBeVisible()
    await expect(async () => {
      await shown.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(shown.getByRole('button', { name: /^Delete chat with/ })).toHaveCount(41, { timeout: 500 })
    }).toPass()
    await shown.getByRole('button', { name: /Bob/ }).first().click()
    await shown.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(shown.getByText('Your account is not verified.')).toBeVisible()
  }
  const other = await linked(page)
  await showsIt(other)
  await other.context().close()
  await page.keyboard.press('Escape')
  await showsIt(page)
})

test('Inspect opens the field of what a designer clicks, and the page does nothing until Escape', async ({ page }) => {
  await page.goto(nine)
  const main = page.getByRole('main')
  await page.getByRole('button', { name: /^mock/ }).click()
  await panel(page).getByRole('tab', { name: 'Data' }).click()
  const inspect = panel(page).getByRole('button', { name: 'Inspect' })
  await inspect.click()
  // The panel covers the rest of its line.
  await main.getByRole('heading', { name: 'Nine' }).click({ position: { x: 9, y: 20 } })
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill('Ten')
  await main.getByRole('button', { name: 'Enlarge picture' }).click()
  await expect(field(page, 'Picture')).toBeFocused()
  await main.getByText('6.9k').click()
  await expect(field(page, 'Like count')).toBeFocused()
  const creator = main.getByRole('link', { name: 'Made by perihelion' })
  await creator.press('Enter')
  await expect(field(page, 'Username')).toHaveValue('perihelion')
  await expect(main.getByRole('heading', { name: 'Nine' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inspect).toBeFocused()
  await field(page, 'Record').selectOption(`characters/${characterId('nine')}`)
  await expect(field(page, 'Name')).toHaveValue('Ten')
  await creator.click()
  await expect(main.getByRole('heading', { name: 'perihelion' })).toBeVisible()
})
