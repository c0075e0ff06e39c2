import { Loader } from '@mantine/core'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import classes from './ImageCarousel.module.css'

interface Props {
  isFocus: boolean
  isRenewing: boolean
  /** A change of the images is pending. */
  isWaiting: boolean
  onRenew(): void
}

/** Follows the oldest image: generates a new one, which becomes the current one. */
export function NewImageTile({ isFocus, isRenewing, isWaiting, onRenew }: Props) {
  return (
    <li className={classes.card} data-focus={isFocus || undefined}>
      <button
        type="button"
        className={classes.tile}
        // Beside the middle it may be out of view, so the Tab key skips it, like the neighbouring images.
        tabIndex={isFocus ? undefined : -1}
        aria-disabled={isWaiting || undefined}
        aria-busy={isRenewing || undefined}
        onClick={isWaiting ? undefined : onRenew}
      >
        {isRenewing ? (
          <>
            <Loader size={36} aria-hidden />
            Renewing…
          </>
        ) : (
          <>
            <IconSparkles aria-hidden size="2.25rem" stroke={1.4} />
            New image
          </>
        )}
      </button>
    </li>
  )
}
