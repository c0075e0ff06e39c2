import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import type { CharacterSummary } from '#src/api/shapes/characterShapes.ts'
import { LazyConfirmDialog } from '#src/ui/ConfirmDialog/LazyConfirmDialog.ts'
import { useLike } from './useLike.ts'
import classes from './LikeButton.module.css'

interface Props {
  character: Pick<CharacterSummary, 'id' | 'name' | 'isLiked' | 'likeCount'>
  className?: string
}

/** A heart that is filled for characters the viewer likes (B4.7). Its count is beside the other counts. */
export function LikeButton({ character, className = '' }: Props) {
  const { isAsking, press, confirmUnlike, cancelUnlike } = useLike(character)
  const { name, isLiked } = character
  const prepare = () => isLiked && LazyConfirmDialog.preload()

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
      <LazyConfirmDialog
        opened={isAsking}
        title="Confirm Unliking"
        text={
          <>
            <bdi>{name}</bdi> will leave your favorites.
          </>
        }
        confirmLabel="Unlike"
        onConfirm={confirmUnlike}
        onClose={cancelUnlike}
      />
    </>
  )
}
