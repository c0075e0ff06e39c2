import { Button, Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { imagesQuery } from '#src/api/calls/characterImages.ts'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { cardsOf, focusAt, focusIndex, step } from './carouselFocus.ts'
import { FailureText } from './FailureText.tsx'
import { ImageCarousel } from './ImageCarousel.tsx'
import { useImageChanges } from './useImageChanges.ts'
import classes from './ImageManager.module.css'

interface Props {
  characterId: string
  opened: boolean
  onClose(): void
}

/** All images of a character: sets the current one, deletes images and generates a new one (B4.3). */
export function ImageManager({ characterId, opened, onClose }: Props) {
  const images = useQuery({ ...imagesQuery(characterId), enabled: opened })
  const changes = useImageChanges(characterId)
  const [focus, setFocus] = useState({ id: '', index: 0 })
  const cards = cardsOf(images.data ?? [])
  const index = focusIndex(cards, focus)
  const moveTo = (next: number) => setFocus(focusAt(cards, next))
  useFollowNewImage(changes.latest?.newImageId, (id) => setFocus({ id, index: 0 }))

  // The newest image is in the middle on each opening.
  const [wasOpened, setWasOpened] = useState(opened)
  if (wasOpened !== opened) {
    setWasOpened(opened)
    if (opened) setFocus({ id: '', index: 0 })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepByKey(event)
    if (by === undefined || !images.data) return
    event.preventDefault()
    moveTo(step(cards, index, by))
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Manage images"
      size="3xl"
      heightPercent={90}
      closeOnClickOutside={false}
      onKeyDown={onKeyDown}
    >
      {images.data ? (
        <ImageCarousel images={images.data} index={index} onMove={moveTo} changes={changes} />
      ) : images.isError ? (
        <div className={classes.instead}>
          <FailureText text="Failed to fetch images." error={images.error} />
          <Button variant="default" onClick={() => void images.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <output className={classes.instead}>
          <Loader aria-hidden />
          Loading images...
        </output>
      )}
    </Dialog>
  )
}

/** An arrow key moves the carousel in its own direction, in left-to-right and right-to-left text. */
function stepByKey({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined
  const isRightToLeft = getComputedStyle(target as Element).direction === 'rtl'
  return (key === 'ArrowRight') === isRightToLeft ? -1 : 1
}

/** Moves to an image that was generated while this is mounted. */
function useFollowNewImage(newImageId: string | undefined, onNew: (id: string) => void): void {
  const [known, setKnown] = useState(newImageId)
  if (newImageId === known) return
  setKnown(newImageId)
  if (newImageId !== undefined) onNew(newImageId)
}
