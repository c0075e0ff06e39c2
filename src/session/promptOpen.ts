import { perPersonAtom } from './person.ts'

/** Whether 'Unlock the Full Experience!' is open. */
export const promptOpenAtom = perPersonAtom(false)
