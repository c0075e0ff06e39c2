import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { isPicture } from './isPicture.ts'
import classes from './ImageWithFallback.module.css'

interface Props extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority' | 'srcSet' | 'sizes'> {
  /** '', undefined, null and the text 'None' count as no picture. */
  src: string | null | undefined
  /** '' for a picture that repeats the text beside it. */
  alt: string
  /** CSS px. The box is `width` wide unless `className` says otherwise, and always has this aspect ratio. */
  width: number
  height: number
  /** Rendered in the same box if there is no picture or it failed to load. */
  fallback: ReactNode
  /** Called once per `src`: the picture has loaded, or it has failed. */
  onSettled?: (outcome: 'loaded' | 'failed') => void
}

/** A picture in a box of a fixed aspect ratio: nothing moves when it loads, and no broken image is shown. */
export function ImageWithFallback({ src, alt, width, height, fallback, onSettled, className = '', ...image }: Props) {
  const [failed, setFailed] = useState<string>()
  const shown = isPicture(src) && src !== failed ? src : undefined
  const isMissing = !isPicture(src)

  useEffect(() => {
    if (isMissing) onSettled?.('failed')
    // Once per picture: a new `onSettled` function does not run the effect again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing])

  return (
    <span
      className={`${classes.box} ${className}`}
      style={{ '--width': `${width}px`, '--shape': `${width} / ${height}` }}
    >
      {shown === undefined ? (
        <span
          className={classes.fallback}
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          {fallback}
        </span>
      ) : (
        <img
          {...image}
          key={shown}
          className={classes.image}
          src={shown}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
          onLoad={() => onSettled?.('loaded')}
          onError={() => {
            setFailed(shown)
            onSettled?.('failed')
          }}
        />
      )}
    </span>
  )
}
