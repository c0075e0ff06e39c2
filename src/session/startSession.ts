import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { credentialsAtom, storedIn } from './session.ts'
import { followStorageAtom, sessionEventAtom } from './sessionEvents.ts'

/**
 * Finds out whether the last visit's sign-in still holds (A4.1-03 … A4.1-08) and follows the other tabs from then on.
 * Never opens the prompt (AMB-08). Returns how to stop.
 */
export const startSessionAtom = atom(null, (get, set): (() => void) => {
  const { clock, tabs } = get(worldAtom)
  set(sessionEventAtom, { type: 'started', stored: storedIn(get(credentialsAtom)), nowMs: clock.now() })
  return tabs?.onChange(() => set(followStorageAtom)) ?? (() => undefined)
})
