import { worldAtom } from '#src/world/worldAtoms.ts'
import type { Store } from '#src/world/Store.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { periodAtom, personAtom, perPersonAtom } from './person.ts'

/** Whether 'Unlock the Full Experience!' is open. */
export const promptOpenAtom = perPersonAtom(false)

interface Action {
  run: () => void
  /** The page of the request: the user returns to it before the action runs. */
  askedAt?: string
  /** The user of the action: a member's id, or VISITOR. */
  askedBy: string
}

interface StoreOptions {
  /** An action stored earlier stays. */
  keepExisting?: boolean
  /** The period of the request; an action of an earlier period is dropped. */
  askedIn?: number
}

/**
 * The pending action after a sign-in: at most one, in memory, run once. It belongs to the
 * user of the page: a member's runs when that member signs in again, a visitor's after a sign-in in this tab.
 * The page has been left by then and mounts again, so an action uses the router or the query
 * client, not through the state of a component.
 */
export interface AfterSignIn {
  store(run: () => void, options?: StoreOptions): void
  pending(): Action | undefined
  /** Removes the pending action, if any, and runs it; returns whether there was one. */
  run(): boolean
  /** A user has signed in in another tab: only the pending action of the same member runs, and only under the prompt. */
  takeUp(): void
  forget(): void
  /** Stores an action again that a change of the session has removed. */
  restore(action: Action | undefined): void
}

export function createAfterSignIn(store: Store): AfterSignIn {
  const { history } = store.get(worldAtom)
  let held: { period: number; action: Action | undefined } | undefined
  const restore = (action: Action | undefined) => {
    held = { period: store.get(periodAtom), action }
  }
  const pending = () => (held?.period === store.get(periodAtom) ? held.action : undefined)
  const run = () => {
    const action = pending()
    restore(undefined)
    if (!action) return false
    // Replaces the sign-in page, so that Back does not open it.
    if (action.askedAt !== undefined && isAccountPath(history.location.pathname)) history.replace(action.askedAt)
    action.run()
    return true
  }
  return {
    store(action, { keepExisting = false, askedIn } = {}) {
      if (keepExisting && pending()) return
      if (askedIn !== undefined && askedIn !== store.get(periodAtom)) return
      const { href, pathname } = history.location
      const askedBy = store.get(personAtom).id
      restore(isAccountPath(pathname) ? { run: action, askedBy } : { run: action, askedBy, askedAt: href })
    },
    pending,
    run,
    takeUp() {
      if (pending()?.askedBy === VISITOR) restore(undefined)
      if (!store.get(promptOpenAtom)) return
      store.set(promptOpenAtom, false)
      run()
    },
    forget: () => restore(undefined),
    restore,
  }
}

/** Sign-in and sign-up, below any base of the app: pages that users leave after signing in. */
export function isAccountPath(pathname: string): boolean {
  return /\/(signin|signup)\/?$/.test(pathname)
}
