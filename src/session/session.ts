import { atom } from 'jotai'
import * as v from 'valibot'
import { VISITOR_NAME } from '#src/product/macros.ts'
import { type Credentials, credentialsIn } from '#src/storage/credentials.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import type { Profile } from '#src/api/calls/session.ts'
import { type SessionState, type Stored, UNSTARTED } from './sessionState.ts'

/** The state of the session: the five facts of the document. */
export interface Session {
  token: string | undefined
  user: Profile | undefined
  isAuthenticated: boolean
  /** True from the start until the stored token, if there is one, has been tried. */
  isLoading: boolean
  error: string | undefined
}

/** The credentials of this world's storage. */
export const credentialsAtom = atom((get): Credentials => credentialsIn(get(worldAtom).storage))

/** The whole state of the session; changed by events only (sessionEvents.ts). */
export const sessionStateAtom = atom<SessionState>(UNSTARTED)

/**
 * The session. While it is being restored, `user` is the one saved by the last visit, so that the frame
 * renders in its final layout.
 */
export const sessionAtom = atom((get): Session => {
  const state = get(sessionStateAtom)
  const stored = state.phase === 'unstarted' ? storedIn(get(credentialsAtom)) : undefined
  // Without a saved user and a response the user is unknown: the page is a visitor's until there is a response.
  if (state.phase === 'starting' && state.unanswered) return NOBODY
  const token = stored ? stored.access : 'tokens' in state ? state.tokens.access : undefined
  return {
    token,
    user: stored?.access ? stored.user : 'user' in state ? state.user : undefined,
    isAuthenticated: state.phase === 'signed in',
    isLoading: state.phase === 'unstarted' || state.phase === 'starting',
    error: state.phase === 'signed out' ? state.error : undefined,
  }
})

/** The name by which greetings address the viewer. */
export const readerNameAtom = atom((get) => get(sessionAtom).user?.username ?? VISITOR_NAME)

const NOBODY: Session = {
  token: undefined,
  user: undefined,
  isAuthenticated: false,
  isLoading: false,
  error: undefined,
}

/** The current content of the storage; damaged and foreign values count as absent. */
export function storedIn(credentials: Credentials): Stored {
  return {
    access: credentials.read('access'),
    refresh: credentials.read('refresh'),
    user: readSavedProfile(credentials.read('user')),
  }
}

const profile: v.GenericSchema<Profile> = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  profilePictureUrl: v.string(),
  description: v.string(),
})

const savedProfile = v.pipe(v.string(), v.parseJson(), profile)

/** The user record of an earlier visit; undefined if it is absent, damaged or of another version. */
export function readSavedProfile(stored: string | undefined): Profile | undefined {
  const read = v.safeParse(savedProfile, stored)
  return read.success ? read.output : undefined
}
