import type { Page } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/browserWorld.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

test.skip(({ transport }) => transport === 'http', 'The live build has no panel.')

const panel = (page: Page) => page.getByRole('dialog', { name: /^mock/ })
const button = (page: Page) => page.getByRole('button', { name: /^mock/ })

test('somebody opens the panel, switches the viewer and the scenario, and the page does not load anew', async ({
  page,
  transport,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/my-characters?panel=on')
  await expect(button(page)).toHaveText(`mock default · ${transport}`)
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
  await expect(button(page)).toHaveText(`mock new-member · ${transport}`)
})

test('a call in the log becomes a fault, and the page shows it', async ({ page, consoleErrors }) => {
  consoleErrors.expectError('Failed fetching user chats.')
  await page.goto('/chats?panel=on&scenario=signed-in')
  await button(page).click()
  await panel(page).getByRole('tab', { name: 'Calls' }).click()
  await panel(page).getByText('listMyChats').first().click()
  await panel(page).getByRole('button', { name: 'Answer this differently next time' }).click()
  await panel(page).getByLabel('How often').selectOption('always')
  await panel(page).getByRole('button', { name: 'Plan it' }).click()
  await panel(page).getByRole('tab', { name: 'Data' }).click()
  await panel(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Unable to load your chats.')).toBeVisible()
})

test('what was written is undone, and the page shows that too', async ({ page }) => {
  await page.goto('/explore?panel=on&scenario=signed-in')
  await page.waitForFunction(() => (window as { perigee?: DeveloperHandle }).perigee?.fetch !== undefined)
  await page.evaluate(async () => {
    const { perigee } = window as { perigee?: DeveloperHandle }
    const { access_token: token } = perigee!.server.signInAs('mira')
    const [first] = perigee!.server.db.chats.all()
    await perigee!.fetch!(`/api/v1/chats/${first!.id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    })
  })
  await button(page).click()
  await panel(page).getByRole('tab', { name: 'Data' }).click()
  await panel(page).getByRole('button', { name: 'Undo deleteChat' }).click()
  await expect(panel(page).getByText('The last write is undone.')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Undo the last write' })).toBeDisabled()
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the panel fits, and its button moves by keyboard and covers no composer', async ({ page }) => {
    await page.goto('/explore?panel=on')
    await button(page).focus()
    const top = async () => (await button(page).boundingBox())!.y
    const before = await top()
    await page.keyboard.press('ArrowDown')
    expect(await top()).toBeGreaterThan(before)
    await page.keyboard.press('ArrowLeft')
    expect((await button(page).boundingBox())!.x).toBe(0)
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowDown')
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.style.cssText = 'position: fixed; inset: auto 0 0 0; height: 260px'
      const field = document.createElement('textarea')
      field.ariaLabel = 'Message'
      field.style.cssText = 'width: 100%; height: 100%'
      form.append(field)
      document.querySelector('#root main')?.append(form)
    })
    await page.getByRole('textbox', { name: 'Message', exact: true }).focus()
    const composer = (await page.getByRole('textbox', { name: 'Message', exact: true }).boundingBox())!
    const { y, height } = (await button(page).boundingBox())!
    expect(y + height).toBeLessThanOrEqual(composer.y)

    await page.keyboard.press('Control+.')
    for (const name of ['Faults', 'Session', 'Calls', 'Data', 'World']) {
      await panel(page).getByRole('tab', { name }).click()
      expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
    await expectNoViolations(page)
  })
})
