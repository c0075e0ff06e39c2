import { queryOptions } from '@tanstack/react-query'
import { ApiError, failingAs } from './ApiError.ts'
import { readUser } from './generated/auth/reads.ts'
import { publicProfile } from './shapes.ts'

const userKeys = {
  all: ['users'] as const,
  one: (id: string) => ['users', id] as const,
}

/** Paths under GET /auth/ that are calls of their own, not the id of a user: nobody has such an id (AMB-15). */
const NO_IDS = new Set(['', 'me', 'verified', 'verify-email', 'update-email'])

/** What everybody may know about a user (A7-12, NS-08). */
export const publicUserQuery = (id: string) =>
  queryOptions({
    queryKey: userKeys.one(id),
    queryFn: async ({ client, signal }) => {
      if (NO_IDS.has(id)) throw new ApiError({ status: 404 })
      return publicProfile(id, await failingAs('Failed to load the profile', readUser(id, { client, signal })))
    },
  })
