import type { BrowserContext } from '@playwright/test'
import { movableClock } from '#mocks/clock.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import type { Backend, WorldOptions } from './backend.ts'
import { remember } from './browserMemory.ts'

/**
 * A pretend server on a port of its own, behind the live build: the page learns its address from config.json, as a
 * deployment would tell it.
 */
export async function liveBackend(
  context: BrowserContext,
  options: WorldOptions,
  generation: number,
): Promise<Backend & { stop(): Promise<void> }> {
  const { scenario, faults, latencyMs, clock, viewer, storage } = options
  const http = await startHttpServer({
    port: 0,
    host: '127.0.0.1',
    scenario,
    faults,
    latencyMs,
    clock: clock === undefined ? undefined : movableClock({ at: clock }),
    strict: 'throw',
  })
  const { server } = http
  await context.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: `${http.url}/api/v1` } }))
  const tokens = viewer ? server.signInAs(viewer) : server.viewerTokens()
  await remember(context, generation, storage, viewer === null ? undefined : tokens)
  return {
    calls: async (operation) => server.log.calls().filter((call) => !operation || call.operation === operation),
    release: async (operation) => server.release(operation),
    fail: async (...more) => server.faults.add(...more),
    recover: async () => server.faults.clear(),
    stop: http.stop,
  }
}
