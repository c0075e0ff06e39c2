import { test as base } from './test.ts'

export { expect, expectNoViolations } from './test.ts'

interface Site {
  /** The address of the static Storybook; the page may open it. */
  storybook: { url: string }
}

/** For tests of Storybook itself. They are slow: its manager loads around every story. */
export const test = base.extend<Site>({
  storybook: async ({ siteOf, otherOrigins }, use) => {
    test.slow()
    const url = await siteOf('storybook')
    otherOrigins.allow(url)
    await use({ url })
  },
})
