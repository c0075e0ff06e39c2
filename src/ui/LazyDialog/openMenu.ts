import { atom } from 'jotai'

/** The menu that is open, by the ref of its button: one at a time in an app. */
export const openMenuAtom = atom<object | undefined>(undefined)
