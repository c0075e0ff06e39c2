import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { isAccountPath } from './accountPaths.ts'
import { periodAtom, perPersonAtom, personAtom, VISITOR } from './person.ts'
import { promptOpenAtom } from './promptOpen.ts'

interface AfterSignIn {
  run: () => void
  /** The page of the request: the user returns to it before the action runs. */
  askedAt?: string
  /** The user of the action: a member's id, or VISITOR. */
  askedBy: string
}

/**
 * The pending action after a sign-in: at most one, in memory, run once (A4.1-20 … A4.1-22, AMB-41). It belongs to the
 * user of the page (AMB-10): a member's runs when that member signs in again, a visitor's after a sign-in in this tab.
 * The page has been left by then and mounts again, so an action uses the router or the query
 * client, not through the state of a component.
 */
export const afterSignInAtom = perPersonAtom<AfterSignIn | undefined>(undefined)

interface StoreOptions {
  /** An action stored earlier stays (A4.1-21). */
  keepExisting?: boolean
  /** The period of the request; an action of an earlier period is dropped. */
  askedIn?: number
}

export const storeAfterSignInAtom = atom(null, (get, set, run: () => void, options: StoreOptions = {}) => {
  const { keepExisting = false, askedIn } = options
  if (keepExisting && get(afterSignInAtom)) return
  if (askedIn !== undefined && askedIn !== get(periodAtom)) return
  const { href, pathname } = get(worldAtom).history.location
  const askedBy = get(personAtom).id
  set(afterSignInAtom, isAccountPath(pathname) ? { run, askedBy } : { run, askedBy, askedAt: href })
})

/** Removes the pending action, if any, and runs it; returns whether there was one (A4.1-23). */
export const runAfterSignInAtom = atom(null, (get, set): boolean => {
  const action = get(afterSignInAtom)
  set(afterSignInAtom, undefined)
  if (!action) return false
  const { history } = get(worldAtom)
  // Replaces the sign-in page, so that Back does not open it.
  if (action.askedAt !== undefined && isAccountPath(history.location.pathname)) history.replace(action.askedAt)
  action.run()
  return true
})

/** A user has signed in in another tab: only the pending action of the same member runs, and only under the prompt. */
export const takeUpSignInAtom = atom(null, (get, set): void => {
  if (get(afterSignInAtom)?.askedBy === VISITOR) set(afterSignInAtom, undefined)
  if (!get(promptOpenAtom)) return
  set(promptOpenAtom, false)
  set(runAfterSignInAtom)
})
