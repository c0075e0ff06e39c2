import type { Page } from '@playwright/test'
import { bodiesTo } from '#tests/support/bodiesTo.ts'
import { signOut } from '#tests/support/signIn.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const asks = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const deletion = (page: Page) => page.getByRole('dialog', { name: 'Delete Account' })
const TABS = ['Account', 'Privacy & Security', 'Accessibility', 'Notifications']
const ADDRESSES = ['account', 'privacy', 'accessibility', 'notifications']

test(
  'the address contains the tab, and every tab is accessible',
  { tag: ['@A2.1-10', '@A2.12-01', '@A2.12-02', '@A2.12-03', '@A2.12-04', '@A2.12-05'] },
  async ({ page, asMira: _ }) => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings', exact: true })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(TABS)
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Account')
    await page.getByRole('tab', { name: 'Account' }).focus()
    for (const [index, name] of TABS.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(index === 0 ? '/settings' : `/settings?tab=${ADDRESSES[index]}`)
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expectNoViolations(page)
    }
    await page.reload()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Notifications')
    await page.goto('/settings?tab=nonsense')
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Account')
  },
)

test(
  'a phone gets a dropdown, and nothing is wider than 320 px',
  { tag: ['@A2.12-06', '@NS-41'] },
  async ({ page, asMira: _ }) => {
    await page.setViewportSize({ width: 767, height: 700 })
    await page.goto('/settings')
    const dropdown = main(page).getByRole('combobox')
    await expect(dropdown.getByRole('option')).toHaveText(TABS)
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const name of TABS) {
      await dropdown.selectOption(name)
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await expectNoViolations(page)
    }
    await expect(page).toHaveURL('/settings?tab=notifications')
    await page.setViewportSize({ width: 768, height: 700 })
    await expect(page.getByRole('tablist')).toBeVisible()
    await expect(dropdown).toHaveCount(0)
  },
)

test(
  'the avatar description grows from three rows to five',
  { tag: ['@A5.4-09', '@A5.4-10'] },
  async ({ page, asMira: _ }) => {
    await page.goto('/settings')
    const description = field(page, 'Avatar description')
    const heightOf = async (text: string) => {
      await description.fill(text)
      await expect(main(page).getByText(`${text.length}/200`, { exact: true })).toBeVisible()
      return description.evaluate((element) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element)
        return Math.round(
          (element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight),
        )
      })
    }
    expect(await heightOf('1')).toBe(3)
    expect(await heightOf('1\n2\n3\n4')).toBe(4)
    expect(await heightOf('1\n2\n3\n4\n5\n6\n7\n8\n9\n10')).toBe(5)
    expect(await description.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  },
)

test('unsaved account data asks on every way out, survives a reload, and is deleted when the user leaves or saves', async ({
  page,
  asMira: _,
}) => {
  await page.goto('/settings')
  const saved = await field(page, 'Avatar description').inputValue()
  await field(page, 'Username').fill('miranda')
  await field(page, 'Avatar description').fill('A lamp in the fog.')
  // Another tab of the settings discards nothing.
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await expect(asks(page)).toBeHidden()
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await expect(asks(page)).toBeVisible()
  await expectNoViolations(page)
  await asks(page).getByRole('button', { name: 'Stay' }).click()
  await expect(asks(page)).toBeHidden()
  await expect(page).toHaveURL('/settings?tab=notifications')

  // The browser asks before the page itself is left, also while another tab of the settings is open.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(page.getByRole('tab', { name: 'Notifications', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Account' }).click()
  await expect(field(page, 'Username')).toHaveValue('miranda')
  await expect(field(page, 'Avatar description')).toHaveValue('A lamp in the fog.')
  await expect(field(page, 'Email')).toHaveValue('mira@example.com')

  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await asks(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/search')
  await page.goto('/settings')
  await expect(field(page, 'Username')).toHaveValue('mira')
  await expect(field(page, 'Avatar description')).toHaveValue(saved)
  await field(page, 'Avatar description').fill('A lamp.')
  await button(page, 'Save Changes').click()
  await expect(main(page).getByText('Account updated successfully.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('account')))).toEqual([])
  // Nothing is unsaved any more.
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL('/search')
})

test('no confirmation without unsaved changes: typed back, or signed out', async ({ page, asMira: _ }) => {
  await page.goto('/settings')
  await field(page, 'Username').fill('miranda')
  await field(page, 'Username').fill('mira')
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL('/search')
  await page.goto('/settings')
  await field(page, 'Username').fill('miranda')
  await signOut(page)
  await expect(page).toHaveURL('/explore')
  await expect(asks(page)).toBeHidden()
})

/** How long the dialog stays in the page after the closing click, measured in the page. */
async function fadeAfter(page: Page, close: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const times = { closed: 0, gone: 0 }
    const dialog = document.querySelector('[role=dialog]')! // this one: a new one in its place would be empty
    Object.assign(window, { times })
    document.addEventListener('click', () => (times.closed ||= performance.now()), { capture: true, once: true })
    new MutationObserver(() => {
      if (times.closed && !dialog.isConnected) times.gone ||= performance.now()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await close()
  await expect(deletion(page)).toHaveCount(0)
  return page.evaluate(() => {
    const { times } = window as unknown as { times: { closed: number; gone: number } }
    return times.gone - times.closed
  })
}

test(
  'the deletion dialog fades for 200 ms; Mira deletes her account and is a visitor on the home page',
  { tag: ['@A4.2-11', '@A4.2-12', '@A9-22', '@A4.2-14', '@A7-13'] },
  async ({ page, world }) => {
    const backend = await world({ viewer: 'mira', faults: [{ operation: 'deleteAccount', hold: true }] })
    const sent = await bodiesTo(page, 'DELETE', '/auth/')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/settings')
    // Unsaved changes are lost with the account.
    await field(page, 'Username').fill('miranda')
    await page.getByRole('tab', { name: 'Privacy & Security' }).click()
    await button(page, 'Delete Account').click()
    await expect(deletion(page)).toBeVisible()
    expect(await fadeAfter(page, () => deletion(page).getByRole('button', { name: 'Cancel' }).click())).toBeGreaterThan(
      150,
    )
    await expect(button(page, 'Delete Account')).toBeFocused()
    await button(page, 'Delete Account').click()
    await deletion(page).getByRole('textbox').fill('DELETE')
    expect(await fadeAfter(page, () => page.keyboard.press('Enter'))).toBeGreaterThan(150)
    await backend.release('deleteAccount')
    await expect(page).toHaveURL('/explore')
    expect(sent).toEqual([null])
  },
)

test(
  'accessibility settings apply to every page and the next visit, from the first paint on',
  { tag: ['@A2.12-20', '@A2.12-21', '@A2.12-22', '@A3-27', '@A3-28', '@A3-29', '@A9-31', '@NS-33'] },
  async ({ page, asMira: _ }) => {
    await page.goto('/settings?tab=accessibility')
    await page.getByRole('radio', { name: 'Extra Large' }).check()
    await page.getByRole('switch', { name: 'Bold text' }).check()
    await page.getByRole('switch', { name: 'Highlight clickable elements' }).check()
    await expectNoViolations(page)
    const root = page.locator(':root')
    const search = page.getByRole('link', { name: 'Search', exact: true }).first()
    await search.click()
    await expect(page).toHaveURL('/search')
    await page.reload({ waitUntil: 'commit' })
    await expect(root).toHaveCSS('font-size', '20px')
    await expect(page.locator('body')).toHaveCSS('font-weight', '700')
    await expect(search).toHaveCSS('outline-style', 'dashed')
  },
)
