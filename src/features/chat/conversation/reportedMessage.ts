import { perPersonAtom } from '#src/session/person.ts'
import { VISITOR } from '#src/product/visitor.ts'
import type { ConversationKey } from '../conversationKey.ts'

export interface ReportedMessage extends ConversationKey {
  content: string
  /** The chat of the message; absent until it is known. */
  chatId: string | undefined
}

/**
 * The message that is being reported, and its reader. It is in the store, not in the page: a sign-in remounts the
 * page, and the dialog must still be open.
 */
export const reportedMessageAtom = perPersonAtom<ReportedMessage | undefined>(undefined)

/**
 * Whether the current viewer may see a message: its reader, anyone for a visitor's greeting, and a visitor after the
 * session has expired.
 */
export function mayBeReported(reported: ReportedMessage, here: ConversationKey, hasSessionEnded: boolean): boolean {
  if (reported.characterId !== here.characterId) return false
  const isTheirs = reported.viewer === here.viewer || reported.viewer === VISITOR
  return isTheirs || (hasSessionEnded && here.viewer === VISITOR)
}
