import { test as base } from '@playwright/test'
import { withConfig } from './liveBackend.ts'
import type { ServedConfig } from './liveBackend.ts'
import { startMockServer } from './mockServer.ts'
import type { MockServerProcess } from './mockServer.ts'
import { startStaticServer } from './staticServer.ts'
import { buildFolder } from './testBuilds.ts'
import type { BuildName } from './testBuilds.ts'

interface Kept {
  close(): Promise<void>
}

interface WorkerFixtures {
  /** Starts something on first use, and keeps it for all tests of the worker. */
  kept<T extends Kept>(name: string, start: () => Promise<T>): Promise<T>
  /** What config.json contains on the site of the live build. */
  config: ServedConfig
  /** The address of a build's site. */
  siteOf(build: BuildName): Promise<string>
  /** The mock server of this worker; its tests use it one after the other. */
  mockServer(): Promise<MockServerProcess>
}

/**
 * What the tests of one Playwright worker use together. All tests extend this object, and no other has worker fixtures:
 * for a test with other ones, Playwright ends the worker and starts another one with a new browser.
 */
export const test = base.extend<object, WorkerFixtures>({
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted: none.
    async ({}, use) => {
      const started = new Map<string, Promise<Kept>>()
      await use(<T extends Kept>(name: string, start: () => Promise<T>) => {
        const one = started.get(name) ?? start()
        started.set(name, one)
        return one as Promise<T>
      })
      for (const one of [...started.values()].toReversed())
        await one.then(
          (kept) => kept.close(),
          () => undefined,
        )
    },
    { scope: 'worker' },
  ],
  config: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted: none.
    async ({}, use) => use({ read: async () => ({}) }),
    { scope: 'worker' },
  ],
  siteOf: [
    async ({ kept, config }, use) =>
      use(async (build) => {
        const replaced = build === 'live' ? withConfig(config) : {}
        const site = await kept(`site of ${build}`, () => startStaticServer({ folder: buildFolder(build), replaced }))
        return site.url
      }),
    { scope: 'worker' },
  ],
  mockServer: [async ({ kept }, use) => use(() => kept('mock server', startMockServer)), { scope: 'worker' }],
})
