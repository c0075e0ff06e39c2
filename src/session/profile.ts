import * as v from 'valibot'
import type { User } from '#src/api/generated/schemas/user.ts'

const profile = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  /** '' when there is none. */
  profilePictureUrl: v.string(),
  /** The private text the picture is drawn from. */
  description: v.string(),
})

/** The signed-in person, as screens see them (A3-01 … A3-03). */
export type Profile = v.InferOutput<typeof profile>

export function asProfile(user: User): Profile {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    profilePictureUrl: user.pfp_url ?? '',
    description: user.pfp_description ?? '',
  }
}

const savedProfile = v.pipe(v.string(), v.parseJson(), profile)

/** The saved user record of an earlier visit; undefined when it is absent, damaged or from another version. */
export function readSavedProfile(stored: string | undefined): Profile | undefined {
  const read = v.safeParse(savedProfile, stored)
  return read.success ? read.output : undefined
}
