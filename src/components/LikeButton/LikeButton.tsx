import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { Suspense } from 'react'
import type { CharacterSummary } from '#src/api/shapes.ts'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { useLike } from './useLike.ts'
import classes from './LikeButton.module.css'

const ConfirmDialog = lazyPart(() =>
  import('#src/ui/ConfirmDialog/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
)

interface Props {
  character: Pick<CharacterSummary, 'id' | 'name' | 'isLiked' | 'likeCount'>
  className?: string
}

/** A heart that is on for characters the viewer likes (B4.7). Its count stands elsewhere, among the others. */
export function LikeButton({ character, className = '' }: Props) {
  const { isAsking, press, confirmUnlike, keep } = useLike(character)
  const wasAsked = useEverTrue(isAsking)
  const { name, isLiked } = character
  const prepare = () => isLiked && ConfirmDialog.preload()

  return (
    <>
      <button
        type="button"
        className={`${classes.button} ${className}`}
        aria-pressed={isLiked}
        onClick={press}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <IconHeart aria-hidden className={classes.heart} size="1.25rem" stroke={1.7} />
        Like
      </button>
      {wasAsked && (
        <Suspense>
          <ConfirmDialog
            opened={isAsking}
            title="Confirm Unliking"
            text={
              <>
                <bdi>{name}</bdi> will leave your favorites.
              </>
            }
            confirmLabel="Unlike"
            onConfirm={confirmUnlike}
            onClose={keep}
          />
        </Suspense>
      )}
    </>
  )
}
