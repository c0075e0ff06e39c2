import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { isPicture } from './isPicture.ts'
import classes from './ImageWithFallback.module.css'

interface Props extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority' | 'srcSet' | 'sizes'> {
  /** '', undefined, null and the text 'None' count as no picture (AMB-52). */
  src: string | null | undefined
  /** '' for a picture that repeats what stands beside it. */
  alt: string
  /** CSS px. The box is `width` wide unless `className` says otherwise, and always of this shape. */
  width: number
  height: number
  /** Stands in the same box when there is no picture or it could not be had. */
  fallback: ReactNode
  /** Called once per `src`: the picture is there, or it is clear that it will not be. */
  onSettled?: (outcome: 'loaded' | 'failed') => void
}

/** A picture in a box of fixed shape: nothing moves when it arrives, and no broken image ever shows. */
export function ImageWithFallback({ src, alt, width, height, fallback, onSettled, className = '', ...image }: Props) {
  const [failed, setFailed] = useState<string>()
  const shown = isPicture(src) && src !== failed ? src : undefined
  const isMissing = !isPicture(src)

  useEffect(() => {
    if (isMissing) onSettled?.('failed')
    // Once per picture, not once per render of the listener.
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
