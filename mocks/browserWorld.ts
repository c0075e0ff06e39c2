import type { World } from '#src/world/World.ts'
import { aloneAmongTabs, indexedDbRecords, persistentStore } from './db/persistence.ts'
import { numberOf } from './ids.ts'
import { type MockControls, mockControls, tokensOf } from './mockControls.ts'
import { installPanelButton } from './panel/panelButton.ts'
import { createPretendServer, type PretendServer } from './pretendServer.ts'
import { community } from './scenarios/community.ts'
import { type ScenarioName, scenarioOf } from './scenarios/index.ts'
import { readClockText } from './situation/clockText.ts'
import type { Situation } from './situation/situation.ts'
import { situationSearch } from './situation/situationAddress.ts'
import { steerableClock } from './steerableClock.ts'
import { readPictureInBrowser } from './transports/browserPictures.ts'
import { inPageFetch } from './transports/inPage.ts'
import { workerFetch } from './transports/worker.ts'
import { type FreshChoices, storeChoices, readWorldChoices } from './worldChoices.ts'

/** Enough to see that something loads. */
const LATENCY_MS = 150
const API = '/api/v1'

/** `window.perigee`: what a developer does from the console, and end-to-end tests from outside. */
export interface DeveloperHandle extends MockControls {
  /** Begins another scenario. */
  use(scenario: ScenarioName): Promise<void>
  /** Lets calls go on that a fault holds. */
  release: PretendServer['release']
  /** Ends the app, does this, and starts the app anew in the same page: for what its caches must not outlive. */
  restart(between: () => Promise<void>): Promise<void>
  /** The address that makes this situation again, at this place of the app. */
  link(): string
  /** What of the address could not be used, one sentence each. */
  notices: readonly string[]
  transport: FreshChoices['transport']
  /** How the app calls the server; there once the way to it is ready. */
  fetch?: typeof globalThis.fetch
}

declare global {
  interface Window {
    perigee?: DeveloperHandle
  }
}

interface MockWorldOptions {
  /** Puts these tokens where the app looks for them in this storage; without any, nobody is signed in. */
  signIn(storage: Storage, tokens: { access: string; refresh: string } | undefined): void
  /** The access token in this storage. */
  accessToken(storage: Storage): string | undefined
  /** Called with a sentence for the developer: what of the link cannot be used, or that the stored data was renewed. */
  onNotice?: (notice: string, style: 'error' | 'success') => void
  /** Ends the app, does this, and starts the app anew in the same page. */
  restart(between: () => Promise<void>): Promise<void>
}

/** The world of a browser tab in mock mode: a pretend server that outlives reloads, and the way to it. */
export async function mockWorld(
  surroundings: Omit<World, 'baseUrl' | 'fetch'>,
  { signIn, accessToken, onNotice, restart }: MockWorldOptions,
): Promise<World> {
  const choices = readWorldChoices(window.location.search, surroundings.sessionStorage)
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${choices.search}${hash}`)
  for (const notice of choices.notices) {
    console.warn(notice)
    onNotice?.(notice, 'error')
  }

  const time = choices.clock === undefined ? undefined : readClockText(choices.clock)
  const clock = steerableClock(surroundings.clock)
  clock.begin(time?.at)
  const folder = import.meta.env.BASE_URL
  const server = createPretendServer({
    scenario: choices.scenario,
    clock,
    picturesUrl: `${folder}pictures/`,
    appUrl: new URL(folder, surroundings.origin).href.replace(/\/$/, ''),
    baseUrl: API,
    latencyMs: LATENCY_MS,
    faults: choices.faults,
    readPicture: readPictureInBrowser,
    store: persistentStore({
      seedVersion: String(numberOf(JSON.stringify(community))),
      records: indexedDbRecords(),
      alone: aloneAmongTabs,
      onNotice: (notice) => onNotice?.(notice, 'success'),
    }),
    ...(choices.seed !== undefined && { seed: choices.seed }),
  })
  server.setLatency(choices.latencyMs ?? scenarioOf(choices.scenario ?? 'default').latencyMs ?? LATENCY_MS)
  if (choices.planned) server.faults.restore(choices.planned)
  if (choices.beginsAnew) await server.reset()
  const give = (tokens: ReturnType<typeof tokensOf>) =>
    signIn(surroundings.storage, tokens && { access: tokens.access_token, refresh: tokens.refresh_token })
  if (choices.beginsAnew || 'viewer' in choices.asked) give(tokensOf(server, choices.asked.viewer))
  if (time?.movedMs) clock.advance(time.movedMs)

  const controls = mockControls({
    server,
    clock,
    signIn: give,
    accessToken: () => accessToken(surroundings.storage),
    usualLatencyMs: LATENCY_MS,
  })
  storeForTab(controls, choices, surroundings.sessionStorage)
  const handle = developerHandle(controls, choices, restart)
  window.perigee = handle

  const fetch =
    choices.transport === 'worker'
      ? await workerFetch(server, { baseUrl: API, scriptUrl: `${folder}mockServiceWorker.js`, scope: folder })
      : inPageFetch(server, API)
  handle.fetch = fetch
  if (choices.panel) installPanelButton(handle)
  const { firstRetryMs } = choices
  return { ...surroundings, clock, baseUrl: API, fetch, ...(firstRetryMs !== undefined && { firstRetryMs }) }
}

/** Whatever is changed while the page runs holds for the tab, reloads included. */
function storeForTab(
  { server, clock, situation }: MockControls,
  { transport, panel, firstRetryMs }: FreshChoices,
  storage: Storage,
): void {
  const save = () => {
    const { viewer: _, faults: __, ...rest } = situation()
    const own = { transport, panel, ...(firstRetryMs !== undefined && { firstRetryMs }) }
    storeChoices(storage, { ...rest, ...own, planned: server.faults.planned() })
  }
  server.faults.subscribe(save)
  clock.subscribe(save)
  server.onSituation(save)
}

function developerHandle(
  controls: MockControls,
  { notices, transport, firstRetryMs }: FreshChoices,
  restart: MockWorldOptions['restart'],
): DeveloperHandle {
  const begin = (situation: Situation) => restart(() => controls.begin(situation))
  return {
    ...controls,
    begin,
    reset: () => restart(controls.reset),
    view: (viewer) => restart(() => controls.view(viewer)),
    restart,
    use: (scenario) => begin({ ...controls.situation(), scenario, viewer: undefined, faults: [] }),
    release: controls.server.release,
    link: () => linkTo(controls.situation(), firstRetryMs),
    notices,
    transport,
  }
}

/** The address of this page with the situation's words in it. */
function linkTo(situation: Situation, firstRetryMs: number | undefined): string {
  const address = new URL(window.location.href)
  for (const [key, value] of situationSearch(situation)) address.searchParams.append(key, value)
  if (firstRetryMs !== undefined) address.searchParams.set('retry', String(firstRetryMs))
  return address.href
}
