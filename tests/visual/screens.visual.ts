import type { Locator, Page } from '@playwright/test'
import type { WorldOptions } from '#tests/support/backend.ts'
import { expect, test } from '#tests/support/test.ts'
import { expectLook } from './comparison.ts'
import { NOON } from '#storybook/noon.ts'

interface Screen extends Omit<WorldOptions, 'clock'> {
  name: string
  path: string
  /** What a person waits for. */
  ready(page: Page): Locator
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })

/** Whole screens of the mock build, as the router shows them. */
const SCREENS: Screen[] = [
  { name: 'explore', path: '/explore', ready: (page) => page.getByRole('link', { name: 'See More' }).last() },
  {
    name: 'explore-signed-in',
    path: '/explore',
    viewer: 'mira',
    ready: (page) => page.getByRole('link', { name: 'See More' }).last(),
  },
  { name: 'not-found', path: '/nowhere', ready: heading('Oops! You seem lost in the void.') },
]

for (const { name, path, ready, ...world } of SCREENS) {
  test(name, async ({ page, world: begin }) => {
    await begin({ ...world, clock: NOON })
    await expectLook(page, name, async () => {
      await page.goto(path)
      await expect(ready(page)).toBeVisible()
    })
  })
}
