import { atom } from 'jotai'

/** The open menu, by the ref of its button: an app has one at a time. */
export const openMenuAtom = atom<object | undefined>(undefined)

/** What a closed dialog reads, so that it does not render when a menu opens. */
export const noMenuAtom = atom(undefined)
