import { atom } from 'jotai'
import { draftsAtom } from '#src/storage/drafts.ts'
import type { Store } from '#src/world/Store.ts'
import type { AfterSignIn } from './afterSignIn.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { type Person, personAfter, personAtom } from './person.ts'
import { createEffects } from './sessionEffects.ts'
import { credentialsAtom, sessionStateAtom, storedIn } from './session.ts'
import { sessionAfter } from './sessionMachine.ts'
import type { SessionEvent, SessionState } from './sessionState.ts'

export interface SessionEvents {
  /** The only way to change the session. */
  dispatch(event: SessionEvent): void
  /** Reacts to changes that other tabs make in the storage. */
  followStorage(): void
  /** Resolves when `isReached` accepts the session; or when `signal` is aborted. */
  reached(isReached: (state: SessionState) => boolean, signal?: AbortSignal): Promise<void>
}

/** Stores a change and runs `perform`; only then do components and other subscribers hear of the change. */
const changeAtom = atom(null, (_get, set, state: SessionState, person: Person, perform: () => void): void => {
  set(sessionStateAtom, state)
  set(personAtom, person)
  perform()
})

export function createSessionEvents(store: Store, afterSignIn: AfterSignIn): SessionEvents {
  /** Callers that wait for a state of the session. */
  const waiting = new Set<(state: SessionState) => void>()
  const runEffect = createEffects(store, afterSignIn, dispatch)

  function dispatch(event: SessionEvent): void {
    const was = store.get(sessionStateAtom)
    const { state, effects } = sessionAfter(was, event)
    const before = store.get(personAtom)
    const person = personAfter(before, was, state)
    store.set(changeAtom, state, person, () => {
      if (isSignIn(was) && before.id === VISITOR && person.id !== VISITOR) store.get(draftsAtom).claim(person.id)
      for (const effect of effects) runEffect(effect)
      for (const listener of waiting) listener(store.get(sessionStateAtom))
    })
  }

  return {
    dispatch,
    followStorage: () => dispatch({ type: 'storage changed', stored: storedIn(store.get(credentialsAtom)) }),
    reached: (isReached, signal) => {
      if (isReached(store.get(sessionStateAtom)) || signal?.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        const done = () => {
          waiting.delete(listener)
          signal?.removeEventListener('abort', done)
          resolve()
        }
        const listener = (state: SessionState) => {
          if (isReached(state)) done()
        }
        waiting.add(listener)
        signal?.addEventListener('abort', done)
      })
    },
  }
}

/**
 * A new sign-in, not the stored one: the visitor's drafts become the member's. A start without a
 * saved user continues a sign-in that a reload has aborted: the user is the last record that a sign-in writes.
 */
function isSignIn(was: SessionState): boolean {
  return was.phase === 'starting' ? was.user === undefined : was.phase === 'signed out' || was.phase === 'signing in'
}
