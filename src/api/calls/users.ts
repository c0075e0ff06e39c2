import { queryOptions } from '@tanstack/react-query'
import { ApiError, failingAs } from './ApiError.ts'
import { readUser } from '../generated/auth/reads.ts'
import { publicProfile } from '../shapes/characterShapes.ts'

const userKeys = {
  all: ['users'] as const,
  one: (id: string) => ['users', id] as const,
}

/** Paths below GET /auth/ that are calls, not user ids: no user has such an id. */
const NO_IDS = new Set(['', 'me', 'verified', 'verify-email', 'update-email'])

/** The public fields of a user. */
export const publicUserQuery = (id: string) =>
  queryOptions({
    queryKey: userKeys.one(id),
    queryFn: async ({ client, signal }) => {
      if (NO_IDS.has(id)) throw new ApiError({ status: 404 })
      return publicProfile(id, await failingAs('Failed to load the profile', readUser(id, { client, signal })))
    },
  })
