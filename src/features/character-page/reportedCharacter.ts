import { perPersonAtom } from '#src/session/person.ts'

/**
 * The character that is being reported. In the store, not in the page: a person who had to sign in first comes back to a
 * new page and finds the dialog open (A2.14-04).
 */
export const reportedCharacterAtom = perPersonAtom<{ id: string; name: string } | undefined>(undefined)
