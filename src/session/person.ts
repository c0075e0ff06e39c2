import { atom } from 'jotai'
import type { SessionState } from './sessionState.ts'

/** The person whose page this tab shows (AMB-10). */
export interface Person {
  /** The member's id; VISITOR for a visitor. */
  id: string
  /** Counts the persons this tab has had. Everything that depends on the person is keyed by it. */
  period: number
}

export const VISITOR = ''
const FIRST_PERSON: Person = { id: VISITOR, period: 0 }

/**
 * Whose page it is after a change of the session. A visitor who signs in keeps the page. So does a member whose session
 * expires, until somebody else signs in. After a sign-out, when another member signs in, or when the sign-in of the last
 * visit turns out to be over, a new period begins.
 */
export function personAfter(person: Person, was: SessionState, session: SessionState): Person {
  const viewer = viewerOf(session)
  if (viewer === undefined || viewer === person.id) return person
  if (person.id === VISITOR) return { ...person, id: viewer }
  const hasExpired = session.phase === 'signed out' && session.error !== undefined && was.phase !== 'starting'
  return hasExpired ? person : { id: viewer, period: person.period + 1 }
}

/** Undefined while it is not certain yet who the viewer is. */
function viewerOf(session: SessionState): string | undefined {
  if ('user' in session) return session.user?.id
  return session.phase === 'signed out' ? VISITOR : undefined
}

/** Written by sessionEvents.ts only. */
export const personAtom = atom<Person>(FIRST_PERSON)

/** Changes only when another person takes over the page; a visitor who signs in stays the same person. */
export const periodAtom = atom((get) => get(personAtom).period)

/** An atom whose value belongs to the person of the page: for the next person it holds `initial` again. */
export function perPersonAtom<T>(initial: T) {
  const held = atom<{ period: number; value: T } | undefined>(undefined)
  return atom(
    (get): T => {
      const now = get(held)
      return now?.period === get(periodAtom) ? now.value : initial
    },
    (get, set, value: T): void => set(held, { period: get(periodAtom), value }),
  )
}
