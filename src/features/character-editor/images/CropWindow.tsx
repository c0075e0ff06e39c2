import { Button } from '@mantine/core'
import { useMove } from '@mantine/hooks'
import IconArrowsVertical from '@tabler/icons-react/dist/esm/icons/IconArrowsVertical.mjs'
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { gripOf, lowestOffset, offsetByKey, offsetWithin } from './cropWindow.ts'
import classes from './CropWindow.module.css'

interface Props {
  picture: string
  /** The initial position of the window. */
  startOffset: number
  isBusy: boolean
  onConfirm(offset: number): void
  onCancel(): void
}

/** A square crop window over the picture, moved up and down by dragging or with keys. */
export function CropWindow({ picture, startOffset, isBusy, onConfirm, onCancel }: Props) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [isMissing, setIsMissing] = useState(picture === '')
  const [offset, setOffset] = useState(startOffset)
  const crop = useRef<HTMLDivElement>(null)
  const grip = useRef(0)
  const lowest = lowestOffset(size)
  /** The height of the picture as a multiple of its width. */
  const ratio = size.width > 0 ? size.height / size.width : 1

  const { ref, active } = useMove<HTMLDivElement>(
    // Stable, because a drag binds its listeners to this function.
    useCallback(
      ({ y }) => {
        if (!isBusy) setOffset(offsetWithin(y * ratio - grip.current, lowest))
      },
      [isBusy, ratio, lowest],
    ),
  )
  const onPointerDown = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const { top, width } = currentTarget.getBoundingClientRect()
    grip.current = gripOf((clientY - top) / width, offset)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isBusy) return
    if (event.key === 'Escape') return onCancel()
    const next = offsetByKey(event.key, offset, lowest)
    if (next === undefined) return
    event.preventDefault()
    setOffset(next)
  }
  useEffect(() => {
    crop.current?.focus({ preventScroll: true })
    crop.current?.parentElement?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div className={classes.cropping}>
      <div ref={ref} className={classes.frame} data-dragged={active || undefined} onPointerDown={onPointerDown}>
        {isMissing ? (
          <p className={classes.missing}>The picture could not be loaded.</p>
        ) : (
          <img
            className={classes.picture}
            src={picture}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setIsMissing(true)}
          />
        )}
        <div
          ref={crop}
          className={classes.window}
          style={{ top: `${(offset / ratio) * 100}%` }}
          // Not a range input, because the window itself is the thumb and moves vertically.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
          aria-label="Frame of the small picture"
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={lowest}
          aria-valuenow={offset}
          aria-valuetext={lowest > 0 ? `${Math.round((offset / lowest) * 100)}% from the top` : 'The whole picture'}
          onKeyDown={onKeyDown}
        >
          <span className={classes.handle}>
            <IconArrowsVertical aria-hidden size="1.25rem" stroke={1.9} />
          </span>
        </div>
      </div>
      <div className={classes.about}>
        {!isMissing && (
          <span className={classes.avatar} data-small-picture aria-hidden>
            <img
              src={picture}
              alt=""
              draggable={false}
              style={{ transform: `translateY(${(-offset / ratio) * 100}%)` }}
            />
          </span>
        )}
        <p className={classes.hint}>Drag the square, or move it with the arrow keys.</p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <BusyButton onClick={() => onConfirm(offset)} isBusy={isBusy} disabled={isMissing || size.width === 0}>
          Confirm
        </BusyButton>
      </div>
    </div>
  )
}
