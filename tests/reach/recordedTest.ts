import { test as base } from '#tests/support/workerFixtures.ts'
import { collectChunks, keepRequested } from './requestedChunks.ts'

/** Records the scripts that the pages of each test request, for `npm run reach`. */
export const test = base.extend<{ requestedChunks: void }>({
  requestedChunks: [
    async ({ browser, context }, use, testInfo) => {
      const { chunks, end } = collectChunks(browser, context)
      await use()
      end()
      keepRequested(testInfo, chunks)
    },
    { auto: true },
  ],
})
