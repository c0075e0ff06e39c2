import { atom } from 'jotai'

/** Whether 'Unlock the Full Experience!' is open. */
export const promptOpenAtom = atom(false)
