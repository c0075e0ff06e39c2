import { atom } from 'jotai'
import { readProfile } from '#src/api/session.ts'
import { queryClientAtom } from '#src/world/worldAtoms.ts'
import { sessionStateAtom } from './session.ts'
import { sessionEventAtom } from './sessionEvents.ts'

/** Refetches the viewer's profile after a change (A4.2-08). The caller reports a failure. */
export const reloadProfileAtom = atom(null, async (get, set): Promise<void> => {
  const { session } = get(sessionStateAtom)
  const user = await readProfile({ client: get(queryClientAtom) })
  set(sessionEventAtom, { type: 'profile received', session, user })
})

/**
 * The same after a change that does not depend on it: a failure is logged, and the next visit fetches the profile.
 * `reading` is a read that has begun already. Resolves with whether the profile has been fetched.
 */
export const tryReloadProfileAtom = atom(null, async (_get, set, reading?: Promise<void>): Promise<boolean> => {
  try {
    await (reading ?? set(reloadProfileAtom))
    return true
  } catch (error) {
    console.error('Failed to load the profile', error)
    return false
  }
})
