import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { SMALL_SCREEN_BELOW_PX } from '#src/product/breakpoints.ts'
import { READ_MORE_ABOVE_CHARS, READ_MORE_ABOVE_CHARS_MOBILE } from '#src/product/limits.ts'
import { descriptionPreview } from './descriptionPreview.ts'
import classes from './ChatHeader.module.css'

/** The beginning of the character's description, with a button that shows the rest. */
export function HeaderDescription({ description }: { description: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isMobile = useMediaQuery(`(width < ${SMALL_SCREEN_BELOW_PX}px)`, false, { getInitialValueInEffect: false })
  const { text, isCut } = descriptionPreview(
    description,
    isMobile ? READ_MORE_ABOVE_CHARS_MOBILE : READ_MORE_ABOVE_CHARS,
  )
  return (
    <div
      className={classes.description}
      dir="auto"
      data-cut={(isCut && !isOpen) || undefined}
      data-open={isOpen || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached */}
      <p {...(isOpen && { tabIndex: 0 })}>{isOpen ? description : text}</p>{' '}
      {isCut && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Read less' : 'Read more'}
        </button>
      )}
    </div>
  )
}
