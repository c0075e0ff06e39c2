import type { Page } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { newTabOf } from '#tests/support/newTabOf.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'
import { withTransports } from '#tests/transports/withTransports.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: /^mock/ })
const button = (page: Page) => page.getByRole('button', { name: /^mock/ })

test('a user opens the panel and switches the viewer and the scenario without a reload', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/my-characters?panel=on')
  await expect(button(page)).toHaveText('mock default')
  expect(
    scripts.filter((path) => /openPanel/.test(path)),
    'the panel costs nothing until it is opened',
  ).toEqual([])
  await page.evaluate(() => void Object.assign(window, { stayed: true }))

  await page.keyboard.press('Control+.')
  await expect(panel(page)).toBeVisible()
  expect(scripts.filter((path) => /openPanel/.test(path))).not.toEqual([])
  await panel(page).getByLabel('Viewer').selectOption('mira')
  await expect(page.getByRole('link', { name: /Unsent Letter/ }).first()).toBeVisible()
  await panel(page).getByLabel('Scenario').selectOption('new-member')
  await expect(page.getByRole('link', { name: /Unsent Letter/ })).toHaveCount(0)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await expectNoViolations(page)

  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toHaveText('mock new-member')
})

withTransports(['worker', 'in-page'], () => {
  test('a call copied from the list makes the same call in the console', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/chats?panel=on&scenario=signed-in')
    await button(page).click()
    await panel(page).getByRole('tab', { name: 'Calls' }).click()
    await panel(page).getByText('listMyChats').first().click()
    await panel(page).getByRole('button', { name: 'Copy as fetch' }).first().click()
    await expect(panel(page).getByText(/^Copied/)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const made = await page.evaluate<unknown>(`${copied}.then((response) => response.json())`)
    expect(made).toMatchObject({ data: expect.anything() })
  })
})

test('a second tab uses the world of the first, and shows when they differ', async ({ browser, site }) => {
  const context = await browser.newContext()
  const first = await context.newPage()
  await first.goto(new URL('/explore?scenario=new-member&fault=likeCharacter.403&transport=in-page', site).href)
  await expect(button(first)).toHaveText('mock new-member · 1 fault')
  const link = first
    .getByRole('main')
    .getByRole('link', { name: /Mirelle/ })
    .first()
  const second = await newTabOf(link)
  await expect(button(second)).toHaveText('mock new-member · 1 fault')
  await second.reload()
  await expect(button(second)).toHaveText('mock new-member · 1 fault')

  await first.evaluate(() => (window as { perigee?: DeveloperHandle }).perigee!.use('signed-in'))
  await expect(button(second)).toHaveText('mock new-member · 1 fault · another tab differs')
  await second.keyboard.press('Control+.')
  await panel(second).getByRole('button', { name: 'Use that world here' }).click()
  await expect(button(second)).toHaveText('mock signed-in · 1 fault')
  await context.close()
})

test('a one-time fault occurs once in each tab, and the panel shows that it counts per tab', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext()
  const first = await context.newPage()
  await first.goto(new URL('/explore?panel=on&fault=searchTags.503.once&transport=in-page', site).href)
  await expect(button(first)).toHaveText('mock default · 1 fault')
  const second = await context.newPage()
  await second.goto(new URL('/explore', site).href)
  await expect(button(second)).toHaveText('mock default · 1 fault')

  const statusOf = (page: Page) =>
    page.evaluate(async () => {
      const { perigee } = window as { perigee?: DeveloperHandle }
      return (await perigee!.fetch!('/api/v1/characters/tags/search?q=sea')).status
    })
  expect([await statusOf(first), await statusOf(first)]).toEqual([503, 200])
  await second.keyboard.press('Control+.')
  await panel(second).getByRole('tab', { name: 'Faults' }).click()
  await expect(panel(second)).toContainText('not used yet')
  await expect(panel(second)).toContainText('Only the calls of this tab are counted. Another tab counts its own.')
  expect([await statusOf(second), await statusOf(second)]).toEqual([503, 200])
  await expect(panel(second)).toContainText('used once, used up')
  await context.close()
})

test('a notice and the tab show the ignored parts of a link until the notice is closed', async ({ page }) => {
  await page.goto('/explore?panel=on&scenaro=offline&clock=2026-02-31')
  const notice = page.getByRole('alert', { name: 'Mock' })
  await expect(notice).toContainText('There is no parameter "scenaro". The nearest name is "scenario".')
  await expect(notice).toContainText('"2026-02-31" is not a valid time.')
  await expect(button(page)).toHaveText('mock default · link partly ignored')
  await page.keyboard.press('Control+.')
  await expect(panel(page)).toContainText('Parts of this link were ignored:')
  await page.keyboard.press('Escape')
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await expect(button(page)).toHaveText('mock default')
})

const ready = (page: Page) =>
  page.waitForFunction(() => (window as { perigee?: DeveloperHandle }).perigee?.fetch !== undefined)

test('the button moves to the other corner, and is there after a reload', async ({ page }) => {
  await page.goto('/explore?panel=on')
  const isAtTheLeft = async () => (await button(page).boundingBox())!.x === 0
  await button(page).click()
  await panel(page).getByRole('tab', { name: 'Data' }).click()
  await panel(page).getByRole('button', { name: 'Put the panel’s button in the lower left corner' }).click()
  await page.keyboard.press('Escape')
  expect(await isAtTheLeft()).toBe(true)
  await page.reload()
  await expect(button(page)).toBeVisible()
  expect(await isAtTheLeft()).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the panel keeps the upper half free: a user adds a fault and sees it with the panel open', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expectError('Failed fetching user chats.')
    await page.goto('/explore?panel=on&scenario=signed-in&fault=listMyChats.422')
    await ready(page)
    await page.keyboard.press('Control+.')
    await expect(panel(page)).toBeVisible()
    const { y, height } = (await panel(page).boundingBox())!
    expect(y).toBeGreaterThanOrEqual(844 / 2)
    expect(y + height).toBe(844)
    await page.getByRole('navigation').getByRole('link', { name: 'Chats' }).click()
    await expect(page.getByText('Unable to load your chats.')).toBeInViewport()
    await expect(panel(page)).toBeVisible()
    expect((await page.getByText('Unable to load your chats.').boundingBox())!.y).toBeLessThan(y)
  })

  test('a user writes a message above the open panel, which also fits 320 px', async ({ page }) => {
    await page.goto(`/chat/character/${characterId('mirelle-of-the-tides')}?panel=on&scenario=signed-in`)
    await ready(page)
    await page.keyboard.press('Control+.')
    await expect(panel(page)).toBeVisible()
    const composer = page.locator('#root').getByRole('textbox').last()
    await composer.fill('Good evening.')
    const { y } = (await panel(page).boundingBox())!
    const box = (await composer.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(y)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const name of ['Faults', 'Session', 'Calls', 'Data', 'World']) {
      await panel(page).getByRole('tab', { name }).click()
      expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
    await expectNoViolations(page)
  })
})
