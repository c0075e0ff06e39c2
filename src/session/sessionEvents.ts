import { atom } from 'jotai'
import { draftsAtom } from '#src/storage/drafts.ts'
import { personAfter, personAtom, VISITOR } from './person.ts'
import { runEffectAtom } from './sessionEffects.ts'
import { credentialsAtom, sessionStateAtom, storedIn } from './session.ts'
import { sessionAfter } from './sessionMachine.ts'
import type { SessionEvent, SessionState } from './sessionState.ts'

/** Callers that wait for a state of the session; one set per store. */
const waitingAtom = atom(() => new Set<(state: SessionState) => void>())

/** Dispatches an event: the only way to change the session. */
export const sessionEventAtom = atom(null, (get, set, event: SessionEvent): void => {
  const was = get(sessionStateAtom)
  const { state, effects } = sessionAfter(was, event)
  set(sessionStateAtom, state)
  const before = get(personAtom)
  const person = personAfter(before, was, state)
  set(personAtom, person)
  if (isSignIn(was) && before.id === VISITOR && person.id !== VISITOR) get(draftsAtom).claim(person.id)
  for (const effect of effects) set(runEffectAtom, effect, (next) => set(reportAtom, next))
  for (const listener of get(waitingAtom)) listener(get(sessionStateAtom))
})

/**
 * A new sign-in, not the stored one: the visitor's drafts become the member's (B4.6-01). A start without a
 * saved user continues a sign-in that a reload has aborted: the user is the last record that a sign-in writes.
 */
function isSignIn(was: SessionState): boolean {
  return was.phase === 'starting' ? was.user === undefined : was.phase === 'signed out' || was.phase === 'signing in'
}

/** An atom cannot write to itself while it is being written: effects report through this one. */
const reportAtom = atom(null, (_get, set, event: SessionEvent): void => set(sessionEventAtom, event))

/** Reacts to changes that other tabs make in the storage. */
export const followStorageAtom = atom(null, (get, set): void => {
  set(sessionEventAtom, { type: 'storage changed', stored: storedIn(get(credentialsAtom)) })
})

/** Resolves when `isReached` accepts the session; or when `signal` is aborted. */
export const sessionReachedAtom = atom(
  null,
  (get, _set, isReached: (state: SessionState) => boolean, signal?: AbortSignal): Promise<void> => {
    if (isReached(get(sessionStateAtom)) || signal?.aborted) return Promise.resolve()
    const waiting = get(waitingAtom)
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
)
