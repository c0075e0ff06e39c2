import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { credentialsAtom, storedIn } from './session.ts'
import { followStorageAtom, sessionEventAtom } from './sessionEvents.ts'

/**
 * Restores the stored session (A4.1-03 … A4.1-08) and reacts to other tabs from then on.
 * Never opens the prompt (AMB-08). Returns a function that stops it.
 */
export const startSessionAtom = atom(null, (get, set): (() => void) => {
  const { clock, tabs, site } = get(worldAtom)
  set(sessionEventAtom, { type: 'started', stored: storedIn(get(credentialsAtom)), nowMs: clock.now() })
  const stops = [
    tabs?.onChange(() => set(followStorageAtom)),
    site?.onOnline(() => set(sessionEventAtom, { type: 'answer wanted' })),
  ]
  return () => {
    for (const stop of stops) stop?.()
  }
})
