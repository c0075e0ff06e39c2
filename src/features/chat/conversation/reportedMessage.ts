import { perPersonAtom } from '#src/session/person.ts'
import { VISITOR } from '#src/session/person.ts'
import type { Place } from '../place.ts'

export interface ReportedMessage extends Place {
  content: string
  /** Of the chat that it stands in; absent until it is known. */
  chatId: string | undefined
}

/**
 * The message that is being reported, and who has read it. In the store, not in the page: a person who had to sign in
 * first comes back to a new page and finds the dialog open (A2.14-04).
 */
export const reportedMessageAtom = perPersonAtom<ReportedMessage | undefined>(undefined)

/**
 * Whether a message may be shown here: to whoever has read it, a visitor's greeting to whoever signs in, and over a
 * session that has just ended by itself.
 */
export function mayBeReported(reported: ReportedMessage, here: Place, hasSessionEnded: boolean): boolean {
  if (reported.characterId !== here.characterId) return false
  const isTheirs = reported.viewer === here.viewer || reported.viewer === VISITOR
  return isTheirs || (hasSessionEnded && here.viewer === VISITOR)
}
