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
