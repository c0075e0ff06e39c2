import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import { useState } from 'react'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import classes from './Portrait.module.css'

const ImageViewer = lazyDialog(() => import('#src/ui/ImageViewer/ImageViewer.tsx').then((module) => module.ImageViewer))

interface Props {
  /** The alternative text of the large picture. */
  alt: string
  /** The thumbnail of a list; rendered until the large picture has loaded. */
  small?: string | undefined
  /** '' for none, undefined while unknown. */
  large: string | undefined
}

/**
 * The large picture of a character, which opens the viewer. As wide as its container; `--portrait-shape`,
 * `--portrait-height`, `--portrait-radius` and `--portrait-enlarge` (the corner of the button's icon) change the rest.
 */
export function Portrait({ alt, small, large }: Props) {
  const viewer = useLazyDialog(ImageViewer)
  const [loaded, setLoaded] = useState<string>()
  const isLoaded = large !== undefined && loaded === large

  return (
    <>
      <div className={classes.portrait}>
        {!isLoaded && small !== undefined && <Picture src={small} />}
        {large !== undefined && (
          <ImageWithFallback
            key={large}
            className={classes.picture}
            src={large}
            alt={alt}
            width={600}
            height={800}
            fetchPriority="high"
            fallback={<Picture src={small === large ? '' : small} />}
            onSettled={(outcome) => setLoaded(outcome === 'loaded' ? large : undefined)}
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
    </>
  )
}

/** A picture that repeats the name, or the drawing for characters without a picture. */
function Picture({ src }: { src: string | undefined }) {
  return (
    <ImageWithFallback
      className={classes.picture}
      src={src}
      alt=""
      width={600}
      height={800}
      fallback={<img src={placeholder} alt="" width={600} height={800} />}
    />
  )
}
