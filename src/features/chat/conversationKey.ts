import { atom } from 'jotai'
import { personAtom } from '#src/session/person.ts'
import { sessionAtom } from '#src/session/session.ts'

/** Identifies a conversation: its viewer and its character. */
export interface ConversationKey {
  /** The id of the person whose page it is (session/person.ts); VISITOR for visitors. */
  viewer: string
  characterId: string
}

/** A member whose session has expired keeps the page with its conversation and draft. */
export const viewerAtom = atom((get) => get(personAtom).id)

/** Whether the viewer can have chats; true while the session of the last visit is being restored. */
export const isMemberAtom = atom((get) => {
  const { isAuthenticated, isLoading, token } = get(sessionAtom)
  return isAuthenticated || (isLoading && token !== undefined)
})
