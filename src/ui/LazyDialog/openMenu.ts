import { atom } from 'jotai'

/** The open menu, by the ref of its button: an app has one at a time. */
export const openMenuAtom = atom<object | undefined>(undefined)
