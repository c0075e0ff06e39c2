import type { BrowserContext } from '@playwright/test'
import { movableClock } from '#mocks/clock.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import type { HttpServer } from '#mocks/transports/httpServer.ts'
import type { Backend, WorldOptions } from './backend.ts'
import { remember } from './browserMemory.ts'

/**
 * Pretend servers on ports of their own, behind the live build: the page learns the address from config.json, as a
 * deployment would tell it. A test that begins no world gets the usual one when its page first asks.
 */
export async function liveBackends(context: BrowserContext, onStarted: (url: string) => void) {
  const started: Promise<HttpServer>[] = []
  let retries: { firstRetryMs?: number } = { firstRetryMs: 0 }
  const start = (options: WorldOptions) => {
    const server = startServer(options).then((ready) => {
      onStarted(ready.url)
      return ready
    })
    started.push(server)
    return server
  }
  await context.route('**/config.json', async (route) => {
    const { url } = await (started.at(-1) ?? start({}))
    await route.fulfill({ json: { apiBaseUrl: `${url}/api/v1`, ...retries } })
  })
  return {
    async begin(options: WorldOptions): Promise<Backend> {
      retries = options.realRetries ? {} : { firstRetryMs: 0 }
      const { server } = await start(options)
      const tokens = options.viewer ? server.signInAs(options.viewer) : server.viewerTokens()
      await remember(context, started.length, options.storage, options.viewer === null ? undefined : tokens)
      return {
        calls: async (operation) => server.log.calls().filter((call) => !operation || call.operation === operation),
        release: async (operation) => server.release(operation),
        fail: async (...more) => server.faults.add(...more),
        recover: async () => server.faults.clear(),
      }
    },
    async stop(): Promise<void> {
      for (const server of started) await (await server).stop()
    },
  }
}

function startServer({ scenario, seed, faults, latencyMs, clock }: WorldOptions): Promise<HttpServer> {
  return startHttpServer({
    port: 0,
    host: '127.0.0.1',
    scenario,
    seed,
    faults,
    latencyMs,
    clock: clock === undefined ? undefined : movableClock({ at: clock }),
    strict: 'throw',
  })
}
