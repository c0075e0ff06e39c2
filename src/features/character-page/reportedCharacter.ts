import { perPersonAtom } from '#src/session/person.ts'

/**
 * The character that is being reported. In the store instead of the page, because a sign-in for the report mounts a new
 * page, on which the dialog must be open.
 */
export const reportedCharacterAtom = perPersonAtom<{ id: string; name: string } | undefined>(undefined)
