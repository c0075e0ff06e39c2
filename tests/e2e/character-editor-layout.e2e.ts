import { holding } from '#tests/support/holding.ts'
import { expect, test } from '#tests/support/test.ts'

for (const width of [390, 768, 1280]) {
  // At the end of the page, the buttons follow the fields. Content that loads late above them must not move them.
  test(`the buttons stay under the pointer while the tags load, ${width} px`, async ({ page, world }) => {
    await world({})
    await page.setViewportSize({ width, height: 800 })
    const file = await holding(page.context(), [/\/TagsInput-[^/]+\.js$/])
    await page.goto('/characters/create')
    await expect(page.getByRole('textbox', { name: /^Trait \d$/ })).toHaveCount(3)
    await page.evaluate(async () => {
      await document.fonts.ready
      window.scrollTo(0, document.documentElement.scrollHeight)
    })
    const tags = page.getByRole('combobox', { name: 'Tags' })
    const create = page.getByRole('button', { name: 'Create Character', exact: true })
    await create.hover()
    const before = { button: await create.boundingBox(), height: await heightOf() }
    await expect(tags).toHaveCount(0)
    file.release()
    await expect(tags).toBeVisible()
    expect({ button: await create.boundingBox(), height: await heightOf() }).toEqual(before)

    function heightOf(): Promise<number> {
      return page.evaluate(() => document.documentElement.scrollHeight)
    }
  })
}
