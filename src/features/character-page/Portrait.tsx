import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import { useState } from 'react'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import classes from './Portrait.module.css'

const ImageViewer = lazyDialog(() => import('#src/ui/ImageViewer/ImageViewer.tsx').then((module) => module.ImageViewer))

interface Props {
  name: string | undefined
  /** Known from a list; stands in until the large one is there. */
  small: string | undefined
  large: string | undefined
}

/** The large picture, which opens larger still (B2.5-08). */
export function Portrait({ name, small, large }: Props) {
  const viewer = useLazyDialog(ImageViewer)
  const [outcome, setOutcome] = useState<{ src: string; is: 'loaded' | 'failed' }>()
  const isLoaded = large !== undefined && outcome?.src === large && outcome.is === 'loaded'
  const alt = name ? `Picture of ${name}` : ''

  return (
    <div className={classes.place} data-picture={isLoaded ? 'loaded' : undefined}>
      <div className={classes.portrait}>
        {!isLoaded && name !== undefined && <Picture className={classes.small} src={small} />}
        {large !== undefined && (
          <ImageWithFallback
            key={large}
            className={classes.large}
            src={large}
            alt={alt}
            width={600}
            height={800}
            fetchPriority="high"
            fallback={<Picture src={small === large ? '' : small} />}
            onSettled={(is) => setOutcome({ src: large, is })}
          />
        )}
        {isLoaded && (
          <button
            type="button"
            className={classes.enlarge}
            aria-label="Enlarge picture"
            title="Enlarge picture"
            {...viewer.opener}
          >
            <IconArrowsMaximize aria-hidden size="1.25rem" stroke={1.7} />
          </button>
        )}
      </div>
      {large !== undefined && <ImageViewer {...viewer.dialog} src={large} alt={alt} />}
    </div>
  )
}

/** A picture that repeats what the name says, or the drawing that stands for none. */
function Picture({ src, className = '' }: { src: string | undefined; className?: string | undefined }) {
  return (
    <ImageWithFallback
      className={`${classes.large} ${className}`}
      src={src}
      alt=""
      width={600}
      height={800}
      fallback={<img src={placeholder} alt="" width={600} height={800} />}
    />
  )
}
