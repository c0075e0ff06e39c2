import { test as base } from './test.ts'
import { startStaticServer } from './staticServer.ts'
import { buildFolder } from './testBuilds.ts'

export { expect, expectNoViolations } from './test.ts'

interface Site {
  /** The address of the static Storybook; the page may open it. */
  storybook: { url: string }
}

/** For tests of Storybook itself. They are slow: its manager loads around every story. */
export const test = base.extend<Site, { storybookSite: { url: string } }>({
  storybookSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const site = await startStaticServer({ folder: buildFolder('storybook') })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  storybook: async ({ storybookSite, otherOrigins }, use) => {
    test.slow()
    otherOrigins.allow(storybookSite.url)
    await use(storybookSite)
  },
})
