import * as v from 'valibot'
import type { Profile } from '#src/api/session.ts'

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
