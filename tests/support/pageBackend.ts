import type { BrowserContext, Page } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { movableClock } from '#mocks/clock/clock.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { scenarioOf } from '#mocks/scenarios/index.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { Backend, WorldOptions } from './backend.ts'
import { remember } from './browserMemory.ts'

/** The mock server inside the page of a mock build, with or without a service worker. */
export async function pageBackend(
  context: BrowserContext,
  page: Page,
  transport: 'worker' | 'in-page',
  { viewer, scenario = 'default', faults = [], latencyMs, realRetries, clock, seed, storage }: WorldOptions,
  generation: number,
): Promise<Backend> {
  await context.addInitScript(chooseWorld, {
    choices: {
      scenario,
      transport,
      latencyMs: latencyMs ?? scenarioOf(scenario).latencyMs ?? 0,
      faults: [...faults],
      // The panel's button is not part of the product.
      panel: false,
      ...(!realRetries && { firstRetryMs: 0 }),
      ...(seed !== undefined && { seed }),
    },
    generation,
  })
  if (clock !== undefined) await context.clock.setFixedTime(clock)
  await remember(context, generation, storage, tokensOf(viewer, scenario, clock))
  const handle = () => page.evaluateHandle(() => (window as { perigee?: DeveloperHandle }).perigee!)
  return {
    calls: async (operation) =>
      (await handle()).evaluate(
        ({ server }, wanted) => server.log.calls().filter((call) => !wanted || call.operation === wanted),
        operation,
      ),
    release: async (operation) => (await handle()).evaluate(({ server }, held) => server.release(held), operation),
    fail: async (...more) => (await handle()).evaluate(({ server }, added) => server.faults.add(...added), more),
    recover: async () => (await handle()).evaluate(({ server }) => server.faults.clear()),
    pass: async (ms) => (await handle()).evaluate(({ clock }, moved) => clock.advance(moved), ms),
  }
}

/** Tokens are signed, not stored: a separate server that gets no calls can create them. */
function tokensOf(viewer: WorldOptions['viewer'], scenario: ScenarioName, clock: string | undefined) {
  if (viewer === null || !(viewer ?? scenarioOf(scenario).viewer)) return undefined
  const issuer = createMockServer({ scenario, ...(clock !== undefined && { clock: movableClock({ at: clock }) }) })
  const tokens = viewer ? issuer.signInAs(viewer) : issuer.viewerTokens()
  issuer.dispose()
  return tokens
}

/** Runs in the page, before its scripts: sets the choices of the tab before the first call. */
function chooseWorld(given: { choices: Record<string, unknown>; generation: number }) {
  if (!location.protocol.startsWith('http')) return // a blank page has no storage
  if (Number(sessionStorage.getItem('test.world') ?? 0) >= given.generation) return
  sessionStorage.setItem('test.world', String(given.generation))
  sessionStorage.setItem('perigee.mock', JSON.stringify(given.choices))
}
