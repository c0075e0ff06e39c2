import { expect, test } from '#tests/support/storybookSite.ts'

const OF_A_PHONE = 'ui-dialog--on-a-phone'

// The search of states lists the address of a story's frame; nothing but this window sets its size there.
test('a story of a phone, opened at the address of its frame, has the size of the phone', async ({
  page,
  storybook,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${storybook.url}iframe.html?id=${OF_A_PHONE}&viewMode=story`)
  const frame = page.getByTitle('ui/Dialog: On A Phone')
  await expect(frame.contentFrame().getByRole('dialog')).toBeVisible()
  expect(await frame.boundingBox()).toMatchObject({ width: 390, height: 844 })
  await expect(page.getByRole('dialog')).toHaveCount(0) // it is rendered once
})
