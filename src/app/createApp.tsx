import { RouterProvider } from '@tanstack/react-router'
import { createStore } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { randomImageQuery } from '#src/api/calls/characters.ts'
import { titleOf } from '#src/components/PageTitle/titleOf.ts'
import { pagesRenderedAtom, showToastAtom, type Toast } from '#src/components/Toasts/showToast.ts'
import { pageAt } from '#src/product/pages.ts'
import { historyOwnersAtom, forgetWithheldState, viewerHistory } from '#src/session/viewerHistory.ts'
import { type SessionControl, sessionControlAtom } from '#src/session/sessionControl.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import { accessibilityAtom } from '#src/storage/preferences.ts'
import type { Store } from '#src/world/Store.ts'
import type { World } from '#src/world/World.ts'
import { givenAtom } from '#src/world/worldAtoms.ts'
import { applyAccessibility } from '#src/start/applyAccessibility.ts'
import { distinctSteps } from './distinctSteps.ts'
import { forgetSearches } from './forgetSearches.ts'
import { Providers } from './Providers.tsx'
import { createQueryClient } from './queryClient.ts'
import { forgetReloads } from '#src/start/reloadOnce.ts'
import { createAppRouter } from './router.tsx'
import { tellWaits } from './tellWaits.ts'
import { untilEnd } from './untilEnd.ts'

export interface App {
  router: ReturnType<typeof createAppRouter>
  queryClient: ReturnType<typeof createQueryClient>
  store: Store
  sessionControl: SessionControl
  /** The whole app at its world's address. */
  element: ReactElement
  /** Other content inside this app's providers: a single component in a story. */
  around(children: ReactNode): ReactElement
  /** Reads the session and starts the first requests; once. */
  start(): void
  /** Shows a toast for three seconds. */
  notify(message: string, style: Toast['style']): void
  /** Stops all requests, writes included, and all timers of this app, and clears its data. */
  dispose(): void
}

/** Creates an app from a world. Apps share nothing: several may be on one page. */
export function createApp(given: World): App {
  const queryClient = createQueryClient({ firstRetryMs: given.firstRetryMs })
  const store = createStore()
  const history = viewerHistory(distinctSteps(given.history), () => store.get(historyOwnersAtom))
  const ended = new AbortController()
  const world = { ...untilEnd(given, ended.signal), history }
  store.set(givenAtom, { world, queryClient, store })
  const sessionControl = store.get(sessionControlAtom)
  const router = createAppRouter(world, { queryClient, store })
  const stopWithholding = router.subscribe('onResolved', () => forgetWithheldState(history))
  let namedByAddress: string | undefined
  const stopMovingToasts = router.subscribe('onRendered', () => store.set(pagesRenderedAtom, (count) => count + 1))
  const name = ({ toLocation }: { toLocation: { pathname: string } }) => {
    const title = pageAt(toLocation.pathname)?.title
    // A page that sets its own title has done so already, or has the product's name only.
    if (title === undefined && document.title !== namedByAddress) return
    namedByAddress = titleOf(title)
    document.title = namedByAddress
  }
  // The router does not emit `onRendered` if a listener of `onResolved` replaces the entry (`forgetWithheldState`).
  const stopNaming = [router.subscribe('onResolved', name), router.subscribe('onRendered', name)]
  applyAccessibility(world.root, store.get(accessibilityAtom))
  let stopDrafts: (() => void) | undefined
  let stopSearches: (() => void) | undefined
  const stopListening = store.sub(accessibilityAtom, () => applyAccessibility(world.root, store.get(accessibilityAtom)))

  const stopForgetting = forgetReloads(router, world.sessionStorage)

  const around = (children: ReactNode) => (
    <Providers queryClient={queryClient} store={store} world={world}>
      {children}
    </Providers>
  )
  return {
    router,
    queryClient,
    store,
    sessionControl,
    element: around(<RouterProvider router={router} />),
    around,
    start: () => {
      sessionControl.start()
      stopDrafts = store.get(draftsAtom).start()
      tellWaits(queryClient, world.clock, (toast) => store.set(showToastAtom, toast))
      stopSearches = forgetSearches(store, router)
      // never delays the first page, and is silent when it fails.
      const stopWaiting = router.subscribe('onRendered', () => {
        stopWaiting()
        queryClient.query(randomImageQuery).catch(() => undefined)
      })
    },
    notify: (message, style) => store.set(showToastAtom, { message, style }),
    dispose: () => {
      stopListening()
      stopWithholding()
      stopMovingToasts()
      for (const stop of stopNaming) stop()
      stopForgetting()
      stopDrafts?.()
      stopSearches?.()
      ended.abort()
      void queryClient.cancelQueries()
      // `clear` leaves the timers of mutations.
      for (const mutation of queryClient.getMutationCache().getAll()) mutation.destroy()
      queryClient.clear()
      world.history.destroy()
    },
  }
}
