import { atom } from 'jotai'

/** Whether the search in this conversation stands open. */
export const findOpenAtom = atom(false)
