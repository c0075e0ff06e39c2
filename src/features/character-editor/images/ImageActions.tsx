import { Button } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { CollectionImage } from '#src/api/shapes/imageShapes.ts'
import type { ImageChanges } from './useImageChanges.ts'
import classes from './ImageCarousel.module.css'

interface Props {
  /** The image in the middle; undefined for the tile of a new image. */
  image: CollectionImage | undefined
  changes: ImageChanges
}

/** The actions for the image in the middle. The main one can neither be set again nor deleted. */
export function ImageActions({ image, changes: { running, setMain, remove } }: Props) {
  // Not `disabled`, because a disabled button would lose the focus.
  const waiting = {
    'aria-disabled': running !== undefined || undefined,
    'data-disabled': running !== undefined || undefined,
  }
  return (
    <div className={classes.actions} aria-live="polite">
      {image && !image.isMain && (
        <>
          <Button {...waiting} leftSection={<IconCheck aria-hidden size={18} />} onClick={() => setMain(image)}>
            Set as current
          </Button>
          <Button
            {...waiting}
            variant="default"
            className={classes.delete}
            leftSection={<IconTrash aria-hidden size={18} />}
            onClick={() => remove(image)}
          >
            Delete
          </Button>
        </>
      )}
      {image?.isMain && (
        <p className={classes.note}>This is the current image. Another has to be current before it can be deleted.</p>
      )}
      {!image && (
        <p className={classes.note}>
          {running === 'renew'
            ? 'This takes a while. You can close this and go on; the new image will be here when you are back.'
            : 'Draws another picture of the same character and makes it the current one.'}
        </p>
      )}
    </div>
  )
}
