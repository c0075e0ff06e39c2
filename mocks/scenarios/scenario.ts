import type { UserKey } from '#mocks/fixtures/users.ts'
import type { Community } from '#mocks/db/seed.ts'
import type { Fault } from '#mocks/faults/fault.ts'

/** A complete situation: data, signed-in user, faults. Stories, tests and `?scenario=` use the same name. */
export interface Scenario {
  /** One sentence, for lists. */
  summary: string
  /** The user who is signed in at the start; absent: signed out. */
  viewer?: UserKey
  /**
   * 'access-expired': the access token has expired and the refresh token is valid. 'about-to-expire': the access token
   * expires in half a minute. 'refresh-revoked': the access token has expired and the refresh token was revoked.
   * 'ends-at-first-write': reads succeed, the first write is refused and so is the refresh.
   */
  session?: 'access-expired' | 'about-to-expire' | 'refresh-revoked' | 'ends-at-first-write'
  /** The differences to the default community. */
  community?: (usual: Community) => Community
  faults?: readonly Fault[]
  latencyMs?: number
}
