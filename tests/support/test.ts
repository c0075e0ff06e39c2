import { test as base } from './workerFixtures.ts'
import { transportOf } from '#tests/transports/homes.ts'
import type { Transport } from '#tests/transports/homes.ts'
import type { Backend, WorldOptions } from './backend.ts'
import { guardConsole } from './consoleGuard.ts'
import type { ConsoleGuard } from './consoleGuard.ts'
import { liveBackends } from './liveBackend.ts'
import { guardOrigins } from './otherOrigins.ts'
import type { OriginGuard } from './otherOrigins.ts'
import { pageBackend } from './pageBackend.ts'

interface TestFixtures {
  /** Groups of withTransports.ts replace it. */
  transport: Transport
  /** The address of the build that the transport needs. */
  site: string
  /**
   * Begins the test's world; must be called before the first `page.goto`, and only if the default world does not fit.
   */
  world(options: WorldOptions): Promise<Backend>
  /** The default world with Mira signed in. */
  asMira: Backend
  /** For tests that provoke console errors; any other console error fails the test. */
  consoleErrors: ConsoleGuard
  /** No other machine can be reached, and a request to one fails the test. */
  otherOrigins: OriginGuard
  /** Lets the pages call a server that this test started, and closes it after the check of the console. */
  ownServer<T extends OwnServer>(server: T): T
}

interface OwnServer {
  url: string
  close(): Promise<unknown>
}

export { expect } from '@playwright/test'
export { expectNoViolations } from './axe.ts'

export const test = base.extend<TestFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted: none.
  transport: async ({}, use, { file }) => use(transportOf(file)),
  site: async ({ siteOf, transport }, use) => use(await siteOf(transport === 'http' ? 'live' : 'mock')),
  baseURL: async ({ site }, use) => use(site),
  otherOrigins: [
    async ({ browser, context, site }, use, { status }) => {
      const guard = guardOrigins(browser, context, site)
      await use(guard)
      if (status !== 'skipped') guard.check()
    },
    { auto: true },
  ],
  world: [
    async ({ context, page, transport, config, otherOrigins, mockServer }, use, testInfo) => {
      if (transport === 'http') {
        const server = await mockServer()
        otherOrigins.allow(server.url)
        const live = liveBackends(context, config, server.url)
        await use(live.begin)
        const errors = server.takeErrors()
        if (errors !== '' && testInfo.status !== testInfo.expectedStatus)
          await testInfo.attach('errors of the mock server', { body: errors, contentType: 'text/plain' })
        return
      }
      let generation = 0
      const world = (options: WorldOptions) => pageBackend(context, page, transport, options, ++generation)
      // A test that does not begin a world gets the default one, signed out.
      await world({})
      await use(world)
    },
    { auto: true },
  ],
  ownServer: async ({ otherOrigins }, use) => {
    const servers: OwnServer[] = []
    await use((server) => {
      otherOrigins.allow(server.url)
      servers.push(server)
      return server
    })
    await Promise.all(servers.map((server) => server.close()))
  },
  consoleErrors: [
    // Depends on what starts servers, so it is torn down first: a page that is still loading when its test ends would
    // report errors about a closed server.
    async ({ context, world: _, ownServer: __ }, use, { status }) => {
      const guard = guardConsole(context)
      await use(guard)
      if (status !== 'skipped') await guard.check()
    },
    { auto: true },
  ],
  asMira: async ({ world }, use) => use(await world({ viewer: 'mira' })),
})
