import type { createStore } from 'jotai'
import { connect } from '#src/api/http.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { periodAtom } from './person.ts'
import { bearerAtom, callUnauthorisedAtom, isCurrentAtom, renewedBearerAtom } from './bearer.ts'

/** Connects a store's query client to its world's server, with the session's token on every call. */
export function connectSession(store: ReturnType<typeof createStore>): void {
  const { baseUrl, fetch, clock, callTimeoutMs, ended } = store.get(worldAtom)
  connect(store.get(queryClientAtom), {
    baseUrl,
    fetch,
    now: () => clock.now(),
    callTimeoutMs,
    ended,
    bearer: (signal) => store.set(bearerAtom, signal),
    renewed: (refused, signal) => store.set(renewedBearerAtom, refused, signal),
    onUnauthorised: (carried) => store.set(callUnauthorisedAtom, carried),
    period: () => store.get(periodAtom),
    isCurrent: (carried) => store.set(isCurrentAtom, carried),
  })
}
