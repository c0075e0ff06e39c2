import { atom } from 'jotai'

/**
 * What to do once somebody has signed in: at most one action, in memory, run once (A4.1-20 … A4.1-22, AMB-41).
 */
export const afterSignInAtom = atom<{ run: () => void } | undefined>(undefined)

/** Stores the action; with `keepExisting` an action stored earlier stays (A4.1-21). */
export const storeAfterSignInAtom = atom(null, (get, set, run: () => void, { keepExisting = false } = {}) => {
  if (keepExisting && get(afterSignInAtom)) return
  set(afterSignInAtom, { run })
})

/** Runs the stored action, if any, and forgets it first; answers whether there was one (A4.1-23). */
export const runAfterSignInAtom = atom(null, (get, set): boolean => {
  const action = get(afterSignInAtom)
  set(afterSignInAtom, undefined)
  action?.run()
  return action !== undefined
})
