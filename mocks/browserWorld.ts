import type { Tokens } from '#src/api/generated/schemas/tokens.ts'
import type { World } from '#src/world/World.ts'
import { aloneAmongTabs, indexedDbRecords, persistentKeeper } from './db/persistence.ts'
import { numberOf } from './ids.ts'
import { createPretendServer, type PretendServer } from './pretendServer.ts'
import { community } from './scenarios/community.ts'
import { type ScenarioName, scenarioOf } from './scenarios/index.ts'
import { readPictureInBrowser } from './transports/browserPictures.ts'
import { inPageFetch } from './transports/inPage.ts'
import { workerFetch } from './transports/worker.ts'
import { type FreshChoices, readWorldChoices } from './worldChoices.ts'

/** Enough to see that something loads. */
const LATENCY_MS = 150
const API = '/api/v1'

/** `window.perigee`: what a developer does from the console, and end-to-end tests from outside. */
export interface DeveloperHandle {
  server: PretendServer
  /** Begins the situation again, here and in other tabs; the page is loaded anew. */
  reset(): Promise<void>
  /** Begins another situation. */
  use(scenario: ScenarioName): void
  /** Lets calls go on that a fault holds. */
  release: PretendServer['release']
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
  /** Called with a sentence for the developer, e.g. that the kept data was renewed. */
  onNotice?: (notice: string) => void
}

/** The world of a browser tab in mock mode: a pretend server that outlives reloads, and the way to it. */
export async function mockWorld(
  surroundings: Omit<World, 'baseUrl' | 'fetch'>,
  { signIn, onNotice }: MockWorldOptions,
): Promise<World> {
  const choices = readWorldChoices(window.location.search, surroundings.sessionStorage)
  const { pathname, hash } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${choices.search}${hash}`)

  const folder = import.meta.env.BASE_URL
  const server = createPretendServer({
    scenario: choices.scenario,
    clock: surroundings.clock,
    picturesUrl: `${folder}pictures/`,
    appUrl: new URL(folder, surroundings.origin).href.replace(/\/$/, ''),
    baseUrl: API,
    readPicture: readPictureInBrowser,
    keeper: persistentKeeper({
      seedVersion: String(numberOf(JSON.stringify(community))),
      records: indexedDbRecords(),
      alone: aloneAmongTabs,
      ...(onNotice && { onNotice }),
    }),
    ...(choices.seed !== undefined && { seed: choices.seed }),
  })
  const latencyMs = choices.latencyMs ?? scenarioOf(choices.scenario).latencyMs ?? LATENCY_MS
  server.setLatency(latencyMs)
  if (choices.beginsAnew) await server.reset()
  chooseViewer(server, choices, (tokens) =>
    signIn(surroundings.storage, tokens && { access: tokens.access_token, refresh: tokens.refresh_token }),
  )
  const handle = developerHandle(server)
  window.perigee = handle

  const fetch =
    choices.transport === 'worker'
      ? await workerFetch(server, { baseUrl: API, scriptUrl: `${folder}mockServiceWorker.js`, scope: folder })
      : inPageFetch(server, API)
  handle.fetch = fetch
  const { firstRetryMs } = choices
  return { ...surroundings, baseUrl: API, fetch, ...(firstRetryMs !== undefined && { firstRetryMs }) }
}

function chooseViewer(
  server: PretendServer,
  { viewer, beginsAnew }: FreshChoices,
  signIn: (tokens: Required<Tokens> | undefined) => void,
) {
  if (viewer !== undefined) signIn(viewer === 'nobody' ? undefined : server.signInAs(viewer))
  else if (beginsAnew) signIn(server.viewerTokens())
}

function developerHandle(server: PretendServer): DeveloperHandle {
  return {
    server,
    release: server.release,
    async reset() {
      await server.reset()
      window.location.reload()
    },
    use(scenario) {
      const address = new URL(window.location.href)
      address.searchParams.set('scenario', scenario)
      window.location.assign(address)
    },
  }
}
