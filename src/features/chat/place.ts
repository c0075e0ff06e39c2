import { atom } from 'jotai'
import { personAtom } from '#src/session/person.ts'
import { sessionAtom } from '#src/session/session.ts'

/** Whose conversation, with whom. */
export interface Place {
  /** The id of the person whose page it is (session/person.ts); VISITOR for visitors. */
  viewer: string
  characterId: string
}

/** A member whose session has expired keeps the page, and so the conversation and the draft. */
export const viewerAtom = atom((get) => get(personAtom).id)

/** Whether the viewer has chats of their own; so has whoever's last sign-in is still being tried. */
export const isMemberAtom = atom((get) => {
  const { isAuthenticated, isLoading, token } = get(sessionAtom)
  return isAuthenticated || (isLoading && token !== undefined)
})
