import { expect, test } from '#tests/support/test.ts'
import { NOON } from '#storybook/noon.ts'
import { expectLook } from './comparison.ts'
import { PHONE_AND_DESKTOP_PX, SCREENS } from './screens.ts'

for (const { name, path, ready, widths = PHONE_AND_DESKTOP_PX, ...world } of SCREENS) {
  test(name, async ({ page, world: begin }) => {
    await begin({ ...world, clock: NOON })
    await expectLook(page, name, {
      widths,
      open: async () => {
        await page.goto(path)
        await expect(ready(page)).toBeVisible()
      },
      // The panel of a chat loads when the window is wide enough for it.
      ready: () => expect(page.getByText(/^Loading /).filter({ visible: true })).toHaveCount(0),
    })
  })
}
