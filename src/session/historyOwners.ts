import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { periodAtom, personAtom, VISITOR } from './person.ts'
import { sessionAtom, sessionStateAtom } from './session.ts'

/** Identifies the visitor of this tab, so that the visitors before and after a member are different users. */
const VISITOR_KEY = 'perigee.visitor'

const visitorAtom = atom((get): string => {
  const { clock, sessionStorage } = get(worldAtom)
  const isReload = get(periodAtom) === 0
  try {
    const known = isReload ? sessionStorage.getItem(VISITOR_KEY) : null
    const visitor = known ?? `visitor ${clock.now()}`
    sessionStorage.setItem(VISITOR_KEY, visitor)
    return visitor
  } catch {
    return `visitor ${clock.now()}` // Full or blocked: after a reload, a visitor's navigation state is hidden.
  }
})

/** The owners of visible history entries: the user, and the visitor that the user was before signing in in this tab. */
export const historyOwnersAtom = atom((get): readonly [string, ...string[]] => {
  const visitor = get(visitorAtom)
  const isStarted = get(sessionStateAtom).phase !== 'unstarted'
  const id = isStarted ? get(personAtom).id : (get(sessionAtom).user?.id ?? VISITOR)
  return id === VISITOR ? [visitor] : [id, visitor]
})
