import { characterId } from '#mocks/fixtures/ids.ts'
import { expect, test } from '#tests/support/test.ts'

test('the page behind a dialog does not scroll, the first time and again', async ({ page, world }) => {
  await world({ viewer: 'mira' })
  await page.goto(`/character/${characterId('mirelle-of-the-tides')}`)
  await expect(page.getByRole('region', { name: 'Similar Characters' }).getByRole('listitem').first()).toBeVisible()
  const report = page.getByRole('dialog', { name: 'Report this character' })
  const wheel = async (deltaY: number) => {
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, deltaY)
  }
  const position = () => page.evaluate(() => window.scrollY)

  for (const time of ['first', 'again']) {
    await page.getByRole('main').getByRole('button', { name: 'Actions' }).first().click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    await expect(report, time).toBeVisible()
    await expect(page.locator('html'), time).toHaveCSS('overflow-y', 'hidden')
    await wheel(200)
    await page.keyboard.press('Escape')
    await expect(report, time).toBeHidden()
    await expect(page.locator('html'), time).not.toHaveCSS('overflow-y', 'hidden')
    expect(await position(), time).toBe(0)
    await wheel(200)
    await expect.poll(position, time).toBeGreaterThan(0)
    await wheel(-1_000)
    await expect.poll(position, time).toBe(0)
  }
})
