import type { BrowserContext, Page } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/browserWorld.ts'
import { movableClock } from '#mocks/clock.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { createPretendServer } from '#mocks/pretendServer.ts'
import { scenarioOf } from '#mocks/scenarios/index.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { Backend, WorldOptions } from './backend.ts'
import { remember } from './browserMemory.ts'

/** The pretend server inside the page of a mock build, behind a service worker or not. */
export async function pageBackend(
  context: BrowserContext,
  page: Page,
  transport: 'worker' | 'in-page',
  { viewer, scenario = 'default', faults = [], latencyMs, realRetries, clock, storage }: WorldOptions,
  generation: number,
): Promise<Backend> {
  await context.addInitScript(chooseWorld, {
    choices: {
      scenario,
      transport,
      latencyMs: latencyMs ?? scenarioOf(scenario).latencyMs ?? 0,
      ...(!realRetries && { firstRetryMs: 0 }),
    },
    faults: [...faults],
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
    fail: async (...more) =>
      (await handle()).evaluate(({ server }, added) => {
        const kept = JSON.parse(sessionStorage.getItem('test.faults') ?? '[]') as Fault[]
        sessionStorage.setItem('test.faults', JSON.stringify([...kept, ...added]))
        server.faults.add(...added)
      }, more),
    recover: async () =>
      (await handle()).evaluate(({ server }) => {
        sessionStorage.setItem('test.faults', '[]')
        server.faults.clear()
      }),
  }
}

/** Tokens are signed, not kept: a server that nobody ever calls can give them out. */
function tokensOf(viewer: WorldOptions['viewer'], scenario: ScenarioName, clock: string | undefined) {
  if (viewer === null || !(viewer ?? scenarioOf(scenario).viewer)) return undefined
  const issuer = createPretendServer({ scenario, ...(clock !== undefined && { clock: movableClock({ at: clock }) }) })
  const tokens = viewer ? issuer.signInAs(viewer) : issuer.viewerTokens()
  issuer.dispose()
  return tokens
}

/** Runs in the page, before its own scripts: the tab's choices, and faults from the very first call, reloads included. */
function chooseWorld(given: { choices: Record<string, unknown>; faults: Fault[]; generation: number }) {
  if (!location.protocol.startsWith('http')) return // a blank page has no storage
  if (Number(sessionStorage.getItem('test.world') ?? 0) < given.generation) {
    sessionStorage.setItem('test.world', String(given.generation))
    sessionStorage.setItem('perigee.mock', JSON.stringify(given.choices))
    sessionStorage.setItem('test.faults', JSON.stringify(given.faults))
  }
  let handle: DeveloperHandle | undefined
  Object.defineProperty(window, 'perigee', {
    configurable: true,
    get: () => handle,
    set(made: DeveloperHandle) {
      handle = made
      made.server.faults.add(...(JSON.parse(sessionStorage.getItem('test.faults') ?? '[]') as Fault[]))
    },
  })
}
