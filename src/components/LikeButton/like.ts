import { atom } from 'jotai'
import { isUnauthorized } from '#src/api/calls/ApiError.ts'
import { characterKeys } from '#src/api/calls/characters.ts'
import { likeMutation } from '#src/api/calls/likes.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import { likesInCache } from '#src/api/cache/likesInCache.ts'
import { runMutation } from '#src/api/cache/runMutation.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { periodAtom } from '#src/session/person.ts'
import { sessionAtom } from '#src/session/session.ts'
import { queryClientAtom } from '#src/world/worldAtoms.ts'
import { sessionControlAtom } from '#src/session/sessionControl.ts'
import { likeFailureToast } from './likeFailure.ts'
import { createLikeQueue, type LikeQueue, type LikeState } from './likeQueue.ts'

/** The likes in flight, by character; those of another user are never continued. */
const queuesAtom = atom((get) => {
  get(periodAtom)
  return new Map<string, LikeQueue>()
})

interface Wish {
  id: string
  isLiked: boolean
  /** The state that was visible at the press. */
  shown: LikeState
}

/** Likes or unlikes a character as the current viewer (B4.7). Changes caches, not a component. */
export const likeAtom = atom(null, (get, set, { id, isLiked, shown }: Wish): void => {
  const queues = get(queuesAtom)
  const known = queues.get(id)
  if (known) {
    known.want(isLiked)
    return
  }

  const client = get(queryClientAtom)
  const likes = likesInCache(client)
  const viewer = get(sessionAtom).user?.id
  const askedIn = get(periodAtom)
  // After signing out, or in as another user, all cached data is fetched again and must not be overwritten.
  const isSameViewer = () => get(sessionAtom).user?.id === viewer
  const queue = createLikeQueue({
    start: shown,
    send: (wish) => runMutation(client, likeMutation, { id, isLiked: wish }),
    onExpected: (state) => likes.expect(id, asShown(state), isSameViewer),
    onSettled: (state, failure) => {
      queues.delete(id)
      likes.settle(id, asShown(state), isSameViewer)
      if (failure) set(failedAtom, { id, isLiked: failure.wish, shown: state }, failure.error, askedIn)
      if (failure && notKnownOf(failure.error)) set(rereadAtom, id)
      if (!failure && isSameViewer()) void client.invalidateQueries({ queryKey: characterKeys.favorites })
    },
  })
  queues.set(id, queue)
  queue.want(isLiked)
})

/** The state of the server is unknown: everything that shows the like is refetched as soon as possible. */
const rereadAtom = atom(null, (get, _set, id: string): void => {
  const client = get(queryClientAtom)
  void client.invalidateQueries({ queryKey: characterKeys.stats(id) })
  void client.invalidateQueries({ queryKey: characterKeys.one(id) })
  void client.invalidateQueries({ queryKey: characterKeys.favorites })
})

const failedAtom = atom(null, (get, set, wish: Wish, error: unknown, askedIn: number): void => {
  if (askedIn !== get(periodAtom)) return
  // The prompt is open; signing in performs the pending like.
  if (isUnauthorized(error)) get(sessionControlAtom).afterSignIn.store(() => set(likeAtom, wish))
  const message = likeFailureToast(error)
  const isGone = error instanceof DOMException && error.name === 'AbortError' // signed out meanwhile
  if (message && !isGone) set(showToastAtom, { message, style: 'error' })
})

function asShown({ isLiked, likeCount }: LikeState) {
  return likeCount === -1 ? { isLiked } : { isLiked, likeCount }
}
