import { MantineContext, useMantineContext } from '@mantine/core'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { faultOf } from '#mocks/capture/faultOf.ts'
import { readWorldFile } from '#mocks/capture/worldFile.ts'
import { movableClock } from '#mocks/clock/clock.ts'
import type { MovableClock } from '#mocks/clock/clock.ts'
import type { Alteration } from '#mocks/rehearsal/alteration.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import { createApp } from '#src/app/createApp.tsx'
import type { App } from '#src/app/createApp.tsx'
import { credentialsIn } from '#src/storage/credentials.ts'
import { browserSite } from '#src/world/browserSite.ts'
import { guardStaging } from '#src/start/stagingGuard.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import type { Site, SiteState } from '#src/world/World.ts'
import { NOON } from './noon.ts'
import type { WorldParameters } from './parameters.d.ts'

declare global {
  /** The changes of a new contract: in a rehearsal (tests/rehearsal), or that the page's address names. */
  var rehearsedAlterations: readonly Alteration[] | undefined
}

/** The app and the mock server of one story: it shares nothing with other stories or with the page around it. */
export interface StoryWorld {
  app: App
  server: MockServer
  clock: MovableClock
  storage: Storage
  /** One sentence for each change of a record, given with the story, that was refused. */
  refused: Promise<string[]>
  /** The story's content inside this world's providers; the whole app if the story has a path. */
  around(story: ReactNode): ReactNode
  dispose(): void | Promise<void>
}

/** A static Storybook may be deployed in any folder: the pictures are next to its page (main.ts). */
const PICTURES = new URL(`${import.meta.env.BASE_URL}pictures/`, document.baseURI).pathname

const BASE_URL = '/api/v1'

function openedFile(text: string) {
  const read = readWorldFile(text)
  if ('problem' in read) throw new Error(read.problem)
  return { ...read, capture: read.snapshot.rows.captures[0] }
}

/** Creates the world of a story. `root` is the element that contains the story. */
export function createStoryWorld(parameters: WorldParameters, root: HTMLElement): StoryWorld {
  const { scenario, seed, faults, latencyMs, path, at } = parameters
  const given = parameters.database === undefined ? undefined : openedFile(parameters.database)
  const clock = movableClock({ at: parameters.clock ?? given?.capture?.at ?? NOON })
  const server = createMockServer({
    scenario,
    seed,
    faults,
    clock,
    latencyMs,
    strict: 'throw',
    picturesUrl: PICTURES,
    rehearsed: globalThis.rehearsedAlterations,
  })
  const storage = memoryStorage(asJson(parameters.storage ?? {}))
  if (given) {
    // Like the changes of records, it is queued before all calls of the app.
    void server.restore(given.snapshot)
    server.faults.add(...(given.capture?.failures ?? []).map(faultOf))
  }
  const refused = parameters.edits ? server.edit(parameters.edits) : Promise.resolve([])
  const seenAs = given?.capture?.viewerId ?? undefined
  const ownTokens = seenAs === undefined ? server.viewerTokens() : server.signInAsId(seenAs)
  const tokens = parameters.viewer ? server.signInAs(parameters.viewer) : ownTokens
  if (tokens && parameters.viewer !== null) {
    const credentials = credentialsIn(storage)
    credentials.write('access', tokens.access_token)
    credentials.write('refresh', tokens.refresh_token)
  }
  const { readOnlyEnvironment } = parameters
  const app = createApp({
    baseUrl: BASE_URL,
    fetch: readOnlyEnvironment === undefined ? server.fetch : guarded(readOnlyEnvironment),
    storage,
    site: storySite(),
    sessionStorage: memoryStorage(),
    clock,
    random: () => 0,
    // src/app/queryClient.test.ts tests the production delays.
    ...(!parameters.realRetries && { firstRetryMs: 0 }),
    toastsStay: parameters.toastsStay ?? true,
    history: createMemoryHistory({ initialEntries: [path ?? at ?? '/explore'] }),
    origin: 'https://perigee.example',
    timeZone: () => parameters.timeZone ?? 'UTC',
    root,
  })
  // As on staging, the guard exists before the app, and reports to it later.
  function guarded(environment: string): typeof globalThis.fetch {
    return guardStaging({
      fetch: server.fetch,
      baseUrl: BASE_URL,
      environment,
      readOnly: true,
      notify: (text) => app.notify(text, 'error'),
      isRecording: false,
      recordDepartures: (fetch) => Promise.resolve(fetch),
    })
  }
  app.start()
  return {
    app,
    server,
    clock,
    storage,
    refused,
    around: (story) =>
      app.around(
        <AtRest>
          {path === undefined ? (
            <RouterContextProvider router={app.router}>{story}</RouterContextProvider>
          ) : (
            <RouterProvider router={app.router} />
          )}
        </AtRest>,
      ),
    dispose() {
      app.dispose()
      server.dispose()
      if (readOnlyEnvironment !== undefined) document.querySelector('#environment')?.remove()
    },
  }
}

/**
 * For a story whose code fails to load: the site is unreachable until the browser reports that the connection is back.
 */
function storySite(): Site {
  let state: SiteState = 'out of reach'
  return {
    look: () => Promise.resolve(state),
    onOnline: (listener) =>
      browserSite.onOnline(() => {
        state = 'as it was'
        listener()
      }),
    reload: () => undefined,
  }
}

/** Without transitions, and without portals: Mantine renders dialogs inside the story. */
function AtRest({ children }: { children: ReactNode }) {
  const context = useMantineContext()
  return <MantineContext.Provider value={{ ...context, env: 'test' }}>{children}</MantineContext.Provider>
}

function asJson(entries: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]))
}
