import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import { likeAtom } from './like.ts'

type Liked = Pick<CharacterSummary, 'id' | 'isLiked' | 'likeCount'>

/**
 * The visible like of a character: the effect of a press, and the confirmation before an unlike. A visitor is asked to
 * sign in; the like is then performed automatically.
 */
export function useLike({ id, isLiked, likeCount }: Liked) {
  const [isAsking, setIsAsking] = useState(false)
  const { requireSignIn } = useSessionControl()
  const like = useSetAtom(likeAtom)
  const want = (wish: boolean) => requireSignIn(() => like({ id, isLiked: wish, shown: { isLiked, likeCount } }))

  return {
    /** Whether "Confirm Unliking" is open. */
    isAsking,
    press: () => (isLiked ? setIsAsking(true) : want(true)),
    confirmUnlike: () => {
      setIsAsking(false)
      want(false)
    },
    cancelUnlike: () => setIsAsking(false),
  }
}
