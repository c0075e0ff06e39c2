import { createMemoryHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import type { MockServer } from '#mocks/server/mockServer.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { createQueryClient } from '#src/app/queryClient.ts'
import { historyOwnersAtom, viewerHistory } from '#src/session/viewerHistory.ts'
import { promptOpenAtom } from '#src/session/afterSignIn.ts'
import { credentialsAtom, sessionAtom } from '#src/session/session.ts'
import { sessionControlAtom } from '#src/session/sessionControl.ts'
import type { SessionState } from '#src/session/sessionState.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { systemClock } from '#src/world/systemClock.ts'
import type { World } from '#src/world/World.ts'
import { givenAtom } from '#src/world/worldAtoms.ts'

/** A request as the tab sent it. */
interface Sent {
  method: string
  path: string
  authorization: string | null
}

/** The signed-in part of the app without its screens: a session, its connection and its caches in a separate world. */
export function openTab(baseUrl: string, parts: Partial<World> = {}) {
  const sent: Sent[] = []
  const network = parts.fetch ?? globalThis.fetch
  const world: World = {
    storage: memoryStorage(),
    sessionStorage: memoryStorage(),
    clock: systemClock,
    random: () => 0,
    history: createMemoryHistory({ initialEntries: ['/explore'] }),
    origin: 'https://perigee.example',
    timeZone: () => 'UTC',
    root: undefined as never,
    ...parts,
    baseUrl,
    fetch: (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const path = (pathname + search).replace(/^\/api\/v1/, '')
      sent.push({ method: request.method, path, authorization: request.headers.get('Authorization') })
      return network(request)
    },
  }
  const client = createQueryClient({ firstRetryMs: world.firstRetryMs })
  const store = createStore()
  const browser = world.history
  world.history = viewerHistory(browser, () => store.get(historyOwnersAtom))
  store.set(givenAtom, { world, queryClient: client, store })
  const sessionControl = store.get(sessionControlAtom)

  return {
    world,
    /** The history as the browser stores it. */
    browser,
    client,
    store,
    sent,
    /** The calls of one path, in order. */
    sentTo: (path: string) => sent.filter((call) => call.path.split('?')[0] === path),
    session: () => store.get(sessionAtom),
    credentials: () => store.get(credentialsAtom),
    isPromptOpen: () => store.get(promptOpenAtom),
    sessionControl,
    start: () => sessionControl.start(),
    /** Waits until the start or a sign-in has ended, or the server has not responded. */
    settled: () => sessionControl.reached((state) => isEnded(state)),
  }
}

function isEnded(state: SessionState): boolean {
  const isUnanswered = 'tokens' in state && state.unanswered?.isAsking === false
  return isUnanswered || state.phase === 'signed in' || state.phase === 'signed out'
}

export type Tab = ReturnType<typeof openTab>

/** A tab with `server` in which `viewer` is signed in, or a visitor's. */
export async function openTabAs(server: MockServer, viewer: UserKey | undefined, parts: Partial<World> = {}) {
  const { storage = memoryStorage() } = parts
  if (viewer) credentialsIn(storage).write('access', server.signInAs(viewer).access_token)
  const tab = openTab('http://localhost/api/v1', { fetch: server.fetch, ...parts, storage })
  tab.start()
  await tab.settled()
  return tab
}
