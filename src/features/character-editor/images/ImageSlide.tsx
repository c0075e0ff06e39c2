import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { CollectionImage } from '#src/api/shapes/imageShapes.ts'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import classes from './ImageCarousel.module.css'

interface Props {
  image: CollectionImage
  label: string
  /** The card is in the middle. */
  isFocus: boolean
  onChoose(): void
}

/** One image as a card. A click on a neighbour moves it into the middle, like the keys and the arrow buttons. */
export function ImageSlide({ image, label, isFocus, onChoose }: Props) {
  return (
    <li className={classes.card} data-focus={isFocus || undefined}>
      <ImageWithFallback
        className={classes.picture}
        src={image.picture}
        alt={label}
        width={280}
        height={373}
        fallback={<img src={placeholder} alt="" width={280} height={373} />}
      />
      {image.isMain && (
        <span className={classes.mark}>
          <IconCheck aria-hidden size="0.875rem" stroke={2.4} />
          Current
        </span>
      )}
      {!isFocus && (
        <button
          type="button"
          className={classes.choose}
          tabIndex={-1}
          aria-label={`Show ${label}`}
          onClick={onChoose}
        />
      )}
    </li>
  )
}
