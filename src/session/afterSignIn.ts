import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { isAccountPath } from './accountPaths.ts'

interface AfterSignIn {
  run: () => void
  /** The page it was asked on: the visitor is taken back there before the action runs. */
  askedAt?: string
}

/**
 * What to do after a sign-in: at most one action, in memory, run once (A4.1-20 … A4.1-22, AMB-41). The
 * page it was asked on has been left by then and is visited anew, so an action acts through the router or the query
 * client, not through the state of a component.
 */
export const afterSignInAtom = atom<AfterSignIn | undefined>(undefined)

/** Stores the action; with `keepExisting` an action stored earlier stays (A4.1-21). */
export const storeAfterSignInAtom = atom(null, (get, set, run: () => void, { keepExisting = false } = {}) => {
  if (keepExisting && get(afterSignInAtom)) return
  const { href, pathname } = get(worldAtom).history.location
  set(afterSignInAtom, isAccountPath(pathname) ? { run } : { run, askedAt: href })
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
