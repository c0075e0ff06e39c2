import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { isAccountPath } from './accountPaths.ts'
import { periodAtom, perPersonAtom, personAtom, VISITOR } from './person.ts'
import { promptOpenAtom } from './promptOpen.ts'

interface AfterSignIn {
  run: () => void
  /** The page it was asked on: the visitor is taken back there before the action runs. */
  askedAt?: string
  /** Whose wish it is: a member's id, or VISITOR. */
  askedBy: string
}

/**
 * What to do after a sign-in: at most one action, in memory, run once (A4.1-20 … A4.1-22, AMB-41). It belongs to the
 * person of the page (AMB-10): a member's runs when that member signs in again, a visitor's after a sign-in in this tab.
 * The page it was asked on has been left by then and is visited again, so an action acts through the router or the query
 * client, not through the state of a component.
 */
export const afterSignInAtom = perPersonAtom<AfterSignIn | undefined>(undefined)

interface StoreOptions {
  /** An action stored earlier stays (A4.1-21). */
  keepExisting?: boolean
  /** The period in which it was asked for; the action of an earlier period is dropped. */
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

/** Forgets the stored action, if any, and runs it; returns whether there was one (A4.1-23). */
export const runAfterSignInAtom = atom(null, (get, set): boolean => {
  const action = get(afterSignInAtom)
  set(afterSignInAtom, undefined)
  if (!action) return false
  const { history } = get(worldAtom)
  // In the place of the sign-in page, so that Back does not lead there.
  if (action.askedAt !== undefined && isAccountPath(history.location.pathname)) history.replace(action.askedAt)
  action.run()
  return true
})

/** Somebody has signed in in another tab: only what the same member wanted before goes on, and only under the prompt. */
export const takeUpSignInAtom = atom(null, (get, set): void => {
  if (get(afterSignInAtom)?.askedBy === VISITOR) set(afterSignInAtom, undefined)
  if (!get(promptOpenAtom)) return
  set(promptOpenAtom, false)
  set(runAfterSignInAtom)
})
