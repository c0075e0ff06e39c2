import { atom } from 'jotai'
import { sessionAtom } from '#src/session/session.ts'

/** Whose conversation, with whom. */
export interface Place {
  /** The viewer's id; '' for visitors. */
  viewer: string
  characterId: string
}

export const VISITOR = ''

export const viewerAtom = atom((get) => get(sessionAtom).user?.id ?? VISITOR)

/** Whether the viewer has chats of their own; so has whoever's last sign-in is still being tried. */
export const isMemberAtom = atom((get) => {
  const { isAuthenticated, isLoading, token } = get(sessionAtom)
  return isAuthenticated || (isLoading && token !== undefined)
})
