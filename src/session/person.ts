import { atom } from 'jotai'
import { VISITOR } from '#src/product/visitor.ts'
import type { SessionState } from './sessionState.ts'

/** The user of this tab's page. */
export interface Person {
  /** The member's id; VISITOR for a visitor. */
  id: string
  /** Counts the users of this tab. Everything that depends on the user is keyed by it. */
  period: number
}

const FIRST_PERSON: Person = { id: VISITOR, period: 0 }

/**
 * The user of the page after a change of the session. A visitor who signs in keeps the page. So does a member whose
 * session expires, until another user signs in. After a sign-out, when another member signs in, or when the stored
 * session turns out to be expired, a new period begins.
 */
export function personAfter(person: Person, was: SessionState, session: SessionState): Person {
  const viewer = viewerOf(session)
  // The stored session may be that of an unknown member: the visitor after it is another user in any case.
  const endsAtStart = was.phase === 'starting' && session.phase === 'signed out'
  if (endsAtStart) return { id: VISITOR, period: person.period + 1 }
  if (viewer === undefined || viewer === person.id) return person
  if (person.id === VISITOR) return { ...person, id: viewer }
  const hasExpired = session.phase === 'signed out' && session.error !== undefined
  return hasExpired ? person : { id: viewer, period: person.period + 1 }
}

/** Undefined while the viewer is unknown. */
function viewerOf(session: SessionState): string | undefined {
  if ('user' in session) return session.user?.id
  return session.phase === 'signed out' ? VISITOR : undefined
}

/** Written by sessionEvents.ts only. */
export const personAtom = atom<Person>(FIRST_PERSON)

/** Changes only when another user takes over the page; a visitor who signs in stays the same user. */
export const periodAtom = atom((get) => get(personAtom).period)

/** An atom whose value belongs to the user of the page: for the next user it is `initial` again. */
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
