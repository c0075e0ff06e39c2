import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useEffect, useRef } from 'react'
import type { CollectionImage } from '#src/api/shapes/imageShapes.ts'
import { bringIntoView } from '#src/lib/bringIntoView.ts'
import { cardsOf, step } from './carouselFocus.ts'
import { FailureText } from './FailureText.tsx'
import { ImageActions } from './ImageActions.tsx'
import { ImageSlide } from './ImageSlide.tsx'
import { NewImageTile } from './NewImageTile.tsx'
import { useCarousel } from './useCarousel.ts'
import type { ChangeState, ImageChanges } from './useImageChanges.ts'
import classes from './ImageCarousel.module.css'

interface Props {
  images: CollectionImage[]
  /** The index of the card in the middle; the last card is the tile for a new image. */
  index: number
  onMove(index: number): void
  changes: ImageChanges
}

/**
 * The images, newest first, and the tile for a new one: one in the middle between its neighbours.
 */
export function ImageCarousel({ images, index, onMove, changes }: Props) {
  const cards = cardsOf(images)
  const viewport = useCarousel(cards.length, index, onMove)
  const next = useRef<HTMLButtonElement>(null)
  const image = images[index]
  const { latest, running } = changes

  // Takes the focus from the dialog's close button, so that the arrow keys work at once.
  const carousel = useRef<HTMLElement>(null)
  useEffect(() => carousel.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const focused = document.activeElement
    // When the pressed button is unmounted, the focus moves to one that stays.
    if (focused === document.body) next.current?.focus()
    // A card that leaves the middle may be out of view, and does not keep the focus.
    else if (focused?.closest('li:not([data-focus])')) carousel.current?.focus({ preventScroll: true })
  })

  return (
    <section
      ref={carousel}
      tabIndex={-1}
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label="Images"
    >
      <div
        ref={viewport}
        className={classes.viewport}
        style={{ '--ring': cards.length }}
        // Embla moves the cards; the browser would also scroll a focused card into view.
        onScroll={(event) => {
          event.currentTarget.scrollLeft = 0
        }}
        data-turns={cards.length > 2}
        data-narrow={cards.length === 3 ? (index === 0 ? 'tile before' : 'tile after') : undefined}
      >
        <ul className={classes.cards}>
          {images.map((one, place) => (
            <ImageSlide
              key={one.id}
              image={one}
              label={`Image ${place + 1} of ${images.length}`}
              isFocus={place === index}
              onChoose={() => onMove(place)}
            />
          ))}
          <NewImageTile
            isFocus={!image}
            isRenewing={running === 'renew'}
            isWaiting={running !== undefined}
            onRenew={() => changes.renew('manager')}
          />
        </ul>
      </div>
      <div className={classes.position}>
        <button
          type="button"
          className={classes.arrow}
          aria-label="Previous image"
          onClick={() => onMove(step(cards, index, -1))}
        >
          <IconChevronLeft aria-hidden size="1.375rem" stroke={1.8} />
        </button>
        <p className={classes.caption} aria-live="polite">
          {image ? `Image ${index + 1} of ${images.length}` : 'New image'}
        </p>
        <button
          ref={next}
          type="button"
          className={classes.arrow}
          aria-label="Next image"
          onClick={() => onMove(step(cards, index, 1))}
        >
          <IconChevronRight aria-hidden size="1.375rem" stroke={1.8} />
        </button>
      </div>
      <ImageActions image={image} changes={changes} />
      {latest?.status === 'error' && (
        <FailureText ref={bringIntoView} text={FAILED[latest.kind]} error={latest.error} />
      )}
    </section>
  )
}

const FAILED: Record<ChangeState['kind'], string> = {
  renew: 'Renew failed',
  'set main': 'Set-main failed',
  delete: 'Delete failed',
}
