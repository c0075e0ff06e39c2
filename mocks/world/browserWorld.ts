import type { World } from '#src/world/World.ts'
import { linkedCapture } from '#mocks/capture/captureLink.ts'
import { placeAddress } from '#mocks/capture/placeAddress.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import { aloneAmongTabs, indexedDbRecords, persistentStore } from '#mocks/db/persistence.ts'
import { numberOf } from '#mocks/fixtures/ids.ts'
import { type DeveloperHandle, developerHandle } from './developerHandle.ts'
import { type MockControls, mockControls, tokensOf } from './mockControls.ts'
import { otherTabs } from './otherTabs.ts'
import { installPanelButton } from '#mocks/panel/panelButton.ts'
import { linkedContract } from '#mocks/rehearsal/contractLink.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { community } from '#mocks/scenarios/community.ts'
import { scenarioOf } from '#mocks/scenarios/index.ts'
import { readClockText } from '#mocks/situation/clockText.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { situationLink } from '#mocks/situation/situationAddress.ts'
import { steerableClock } from '#mocks/clock/steerableClock.ts'
import { inPageFetch } from '#mocks/transports/inPage.ts'
import { workerFetch } from '#mocks/transports/worker.ts'
import type { FileSite, LinkedKind } from './linkedFile.ts'
import { fileAsked, readWorldChoices, storeChoices, type TabChoices } from './worldChoices.ts'

/** Long enough to see loading states. */
const LATENCY_MS = 150
const API = '/api/v1'

declare global {
  interface Window {
    perigee?: DeveloperHandle
  }
}

interface MockWorldOptions {
  /** Stores these tokens where the app reads them from this storage; undefined signs out. */
  signIn(storage: Storage, tokens: { access: string; refresh: string } | undefined): void
  /** The access token in this storage. */
  accessToken(storage: Storage): string | undefined
  /** Called with a sentence for the developer, for example that the stored data was replaced. */
  onNotice?: (notice: string, style: 'error' | 'success') => void
  /** Unmounts the app, runs this, and starts the app again in the same page. */
  restart(between: () => Promise<void>): Promise<void>
}

/**
 * The world of a browser tab in mock mode: a mock server whose data survives reloads, and the `fetch` that reaches it.
 */
export async function mockWorld(
  surroundings: Omit<World, 'baseUrl' | 'fetch'>,
  { signIn, accessToken, onNotice, restart }: MockWorldOptions,
): Promise<World> {
  const { pathname, search, hash } = window.location
  const tabs = otherTabs(surroundings.storage)
  const folder = import.meta.env.BASE_URL
  const site = {
    folder: new URL(folder, window.location.href).href,
    fetch: (...request: Parameters<typeof globalThis.fetch>) => window.fetch(...request),
  }
  const [linked, linkedTo] = await Promise.all([
    fileIn(search, 'capture', linkedCapture, site),
    fileIn(search, 'contract', linkedContract, site),
  ])
  const opened = linked && 'snapshot' in linked ? linked.snapshot : undefined
  const choices = readWorldChoices(search, surroundings.sessionStorage, {
    hash,
    otherTab: await tabs.choices(),
    opensCapture: opened !== undefined,
  })
  for (const one of [linkedTo, linked]) if (one && 'notice' in one) choices.notices.unshift(one.notice)
  const contract = linkedTo && 'contract' in linkedTo ? linkedTo.contract : choices.contract
  const own = `${pathname}${choices.search}${choices.hash}`
  window.history.replaceState(window.history.state, '', (isFrontPage(own) && lastPageOf(opened)) || own)
  for (const notice of choices.notices) console.warn(notice)

  const time = choices.clock === undefined ? undefined : readClockText(choices.clock)
  const clock = steerableClock(surroundings.clock)
  clock.begin(time?.at)
  const server = createMockServer({
    scenario: choices.scenario,
    clock,
    picturesUrl: `${folder}pictures/`,
    appUrl: new URL(folder, surroundings.origin).href.replace(/\/$/, ''),
    baseUrl: API,
    latencyMs: LATENCY_MS,
    faults: choices.faults,
    ...(choices.ownFaults === false && { ownFaults: false as const }),
    store: persistentStore({
      seedVersion: String(numberOf(JSON.stringify(community))),
      records: indexedDbRecords(),
      alone: aloneAmongTabs,
      onNotice: (notice) => onNotice?.(notice, 'success'),
    }),
    ...(choices.seed !== undefined && { seed: choices.seed }),
  })
  server.setLatency(choices.latencyMs ?? scenarioOf(choices.scenario ?? 'default').latencyMs ?? LATENCY_MS)
  if (contract) server.follow(contract)
  if (choices.planned) server.faults.restore(choices.planned)
  if (choices.beginsAnew) await server.reset()
  const give = (tokens: ReturnType<typeof tokensOf>) =>
    signIn(surroundings.storage, tokens && { access: tokens.access_token, refresh: tokens.refresh_token })
  if (choices.beginsAnew || 'viewer' in choices.asked) give(tokensOf(server, choices.asked.viewer))
  if (time) clock.continueTo(time)

  const controls = mockControls({
    server,
    clock,
    signIn: give,
    accessToken: () => accessToken(surroundings.storage),
    usualLatencyMs: LATENCY_MS,
  })
  if (opened) await controls.openDatabase(opened, { ...choices, ...choices.asked })
  if (choices.asked.edits) choices.notices.push(...(await server.edit(choices.asked.edits)))
  let { firstRetryMs } = choices
  const ownChoices = (): TabChoices => {
    const { viewer: _, faults: __, ...rest } = controls.situation()
    const own = {
      transport: choices.transport,
      panel: choices.panel,
      ...(firstRetryMs !== undefined && { firstRetryMs }),
    }
    const followed = server.contract()
    return { ...rest, ...own, planned: server.faults.all(), ...(followed && { contract: followed }) }
  }
  let isFollowing = false
  storeForTab(controls, () => {
    if (isFollowing) return
    storeChoices(surroundings.sessionStorage, ownChoices())
    tabs.tell(ownChoices())
  })
  const handle = developerHandle(controls, {
    notices: choices.notices,
    restart,
    linkTo: (situation, files) => linkTo(situation, firstRetryMs, files),
    choices: ownChoices,
    onOtherTab: tabs.subscribe,
    follow(other) {
      isFollowing = true
      const { transport, panel } = choices
      storeChoices(surroundings.sessionStorage, { ...other, transport, panel })
      window.location.reload()
    },
    onUndone() {
      firstRetryMs = undefined
      delete world.firstRetryMs
    },
  })
  window.perigee = handle

  const fetch =
    choices.transport === 'worker'
      ? await workerFetch(server, { baseUrl: API, scriptUrl: `${folder}mockServiceWorker.js`, scope: folder })
      : inPageFetch(server, API)
  handle.fetch = fetch
  installPanelButton(handle, { isShown: choices.panel })
  const world: World = { ...surroundings, clock, baseUrl: API, fetch }
  if (firstRetryMs !== undefined) world.firstRetryMs = firstRetryMs
  return world
}

/** What is in the file that this address names; undefined if it names none. */
async function fileIn<T>(
  search: string,
  kind: LinkedKind,
  read: (asked: string, site: FileSite) => Promise<T>,
  site: FileSite,
): Promise<T | undefined> {
  const asked = fileAsked(kind, search)
  return asked === undefined ? undefined : read(asked, site)
}

/** Whether an address names no page of the app. */
function isFrontPage(address: string): boolean {
  const { pathname, search, hash } = new URL(address, window.location.href)
  return import.meta.env.VITE_HISTORY === 'hash'
    ? /^#?\/?$/.test(hash)
    : pathname === import.meta.env.BASE_URL && search === '' && hash === ''
}

/** The address of the last page of a captured session. */
function lastPageOf(snapshot: Snapshot | undefined): string | undefined {
  const [capture] = snapshot?.rows.captures ?? []
  // Without a path, the address would keep the former query.
  return capture && new URL(placeAddress(capture.place), window.location.origin + window.location.pathname).href
}

/** Stores every change during the run for this tab, including reloads, and for tabs that are opened later. */
function storeForTab({ server, clock }: MockControls, tell: () => void): void {
  server.faults.subscribe(tell)
  clock.subscribe(tell)
  server.onSituation(tell)
  // When the page is left, stores the time of a clock that runs from a chosen moment.
  window.addEventListener('pagehide', tell)
  tell()
}

/** The address of this page with the situation as search parameters. */
function linkTo(situation: Situation, firstRetryMs: number | undefined, files: Record<string, string>): string {
  const address = situationLink(window.location.href, situation)
  for (const [kind, from] of Object.entries(files)) address.searchParams.set(kind, from)
  if (firstRetryMs !== undefined) address.searchParams.set('retry', String(firstRetryMs))
  return address.href
}
