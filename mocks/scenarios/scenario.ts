import type * as people from '#mocks/fixtures/users.ts'
import type { Community } from '#mocks/db/seed.ts'
import type { Fault } from '#mocks/faults/fault.ts'

/** A person of the fixtures, by key. */
export type UserKey = Exclude<keyof typeof people, 'users'>

/** A whole situation: what the world holds, who is signed in, what goes wrong. One name for stories, tests and `?scenario=`. */
export interface Scenario {
  /** One sentence, for lists. */
  summary: string
  /** Who is signed in when it begins; without it, nobody. */
  viewer?: UserKey
  /**
   * 'access-expired': the access token is too old and the refresh token good. 'about-to-expire': the access token has half
   * a minute left. 'refresh-revoked': the access token is too old and the refresh token was revoked.
   * 'ends-at-first-write': reading works, the first change is refused and so is the refresh.
   */
  session?: 'access-expired' | 'about-to-expire' | 'refresh-revoked' | 'ends-at-first-write'
  /** What is different from the usual community. */
  community?: (usual: Community) => Community
  faults?: readonly Fault[]
  latencyMs?: number
}
