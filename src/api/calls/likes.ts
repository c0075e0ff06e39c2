import { ApiError, failingAs } from './ApiError.ts'
import { readStats } from '../generated/characters/reads.ts'
import { likeCharacter, unlikeCharacter } from '../generated/characters/writes.ts'
import { likeResponseOf } from '../shapes/likeResponse.ts'
import { LOOK, notKnown } from './notKnown.ts'
import { cannotTell, done, notDone, writeMutation } from './writing.ts'

/** Likes or unlikes, and resolves with the parsed response. components/LikeButton updates the caches. */
export const likeMutation = writeMutation({
  call: ({ id, isLiked }: { id: string; isLiked: boolean }, options) =>
    (isLiked
      ? failingAs('Failed to like character', likeCharacter(id, { ...options, besides: 'nothing' }))
      : failingAs('Failed to unlike character', unlikeCharacter(id, options))
    ).then(likeResponseOf, saySignInIsNeeded),
  lookUp: async ({ id, isLiked }, { options }) => {
    const now = likeResponseOf(await readStats(id, options))
    if (now.isLiked === undefined) return cannotTell
    return now.isLiked === isLiked ? done(now) : notDone
  },
  notKnown: notKnown('your like was saved', `Load this page again ${LOOK}`),
})

function saySignInIsNeeded(error: unknown): never {
  if (!(error instanceof ApiError) || error.status !== 401) throw error
  const fallback = 'Authentication required to perform this action.'
  throw new ApiError({ status: error.status, body: error.body, fallback, call: error.call })
}
