import { useMediaQuery } from '@mantine/hooks'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { MEDIUM_SCREEN_BELOW_PX } from '#src/product/breakpoints.ts'
import { RESPONSIBLE_AI_URL } from '#src/product/links.ts'
import { chatBannerVisibleAtom } from '#src/storage/preferences.ts'
import classes from './ResponsibleUseBanner.module.css'

interface Props {
  /** Called after the dismissal: the button that had the focus is unmounted. */
  onDismissed: () => void
}

/**
 * The notice on responsible use of AI, until it is dismissed. On narrow screens it is one line that
 * expands when it is pressed.
 */
export function ResponsibleUseBanner({ onDismissed }: Props) {
  const [isVisible, setIsVisible] = useAtom(chatBannerVisibleAtom)
  const [isOpen, setIsOpen] = useState(false)
  const isNarrow = useMediaQuery(`(width < ${MEDIUM_SCREEN_BELOW_PX}px)`, false, { getInitialValueInEffect: false })
  if (!isVisible) return null
  const dismiss = () => {
    setIsVisible(false)
    onDismissed()
  }
  const words = (
    <>
      <span>This conversation is powered by AI. Please use the information responsibly.</span>{' '}
      <span>Please avoid sharing sensitive information.</span>
    </>
  )
  return (
    <section className={classes.banner} aria-label="About this conversation">
      <IconInfoCircle className={classes.icon} aria-hidden size="1.25rem" stroke={1.7} />
      {isNarrow ? (
        <button
          type="button"
          className={`${classes.words} ${classes.line}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.text}>{words}</span>
          <IconChevronDown className={classes.chevron} aria-hidden size="1.125rem" stroke={1.7} />
        </button>
      ) : (
        <p className={classes.words}>{words}</p>
      )}
      <div className={classes.actions}>
        <a className={classes.link} href={RESPONSIBLE_AI_URL} target="_blank" rel="noopener">
          Know more
        </a>
        <button type="button" className={classes.dismiss} onClick={dismiss}>
          Got it!
        </button>
      </div>
    </section>
  )
}
