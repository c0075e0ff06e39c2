import { atom } from 'jotai'

/** The menu that is open, by a mark of its own: one at a time in an app. */
export const openMenuAtom = atom<symbol | undefined>(undefined)

export const isAnyMenuOpenAtom = atom((get) => get(openMenuAtom) !== undefined)
