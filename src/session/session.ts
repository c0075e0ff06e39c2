import { atom } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { type Credentials, credentialsIn } from '#src/storage/credentials.ts'
import { type Profile, readSavedProfile } from './profile.ts'

/** Who is signed in: the five facts the document names (A4.1-01). */
export interface Session {
  token: string | undefined
  user: Profile | undefined
  isAuthenticated: boolean
  /** True from the start until the stored token, if there is one, has been tried (A4.1-02). */
  isLoading: boolean
  error: string | undefined
}

const SIGNED_OUT: Session = {
  token: undefined,
  user: undefined,
  isAuthenticated: false,
  isLoading: false,
  error: undefined,
}

/** The credentials of this world's storage. */
export const credentialsAtom = atom((get): Credentials => credentialsIn(get(worldAtom).storage))

const settled = atom<Session | undefined>(undefined)

/**
 * The session. While the stored token is being tried, `user` is the one saved by the last visit, so that the frame
 * can be drawn in its final shape.
 */
export const sessionAtom = atom((get): Session => {
  const session = get(settled)
  if (session) return session
  const credentials = get(credentialsAtom)
  const token = credentials.read('access')
  return { ...SIGNED_OUT, isLoading: true, token, user: token ? readSavedProfile(credentials.read('user')) : undefined }
})

/** How the session changed; the one place that decides what follows from what. */
export type SessionEvent =
  | { type: 'authenticated'; token: string; user: Profile }
  | { type: 'token renewed'; token: string }
  | { type: 'signed out'; error?: string }

export function sessionAfter(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'authenticated':
      return { token: event.token, user: event.user, isAuthenticated: true, isLoading: false, error: undefined }
    case 'token renewed':
      return { ...session, token: event.token }
    case 'signed out':
      return { ...SIGNED_OUT, error: event.error }
  }
}

export const sessionEventAtom = atom(null, (get, set, event: SessionEvent) => {
  set(settled, sessionAfter(get(sessionAtom), event))
})
