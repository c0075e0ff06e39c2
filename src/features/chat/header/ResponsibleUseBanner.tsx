import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { useAtom } from 'jotai'
import { RESPONSIBLE_AI_URL } from '#src/product/links.ts'
import { chatBannerVisibleAtom } from '#src/storage/preferences.ts'
import classes from './ResponsibleUseBanner.module.css'

interface Props {
  /** Called when it has been dismissed: the button that had the focus is gone. */
  onDismissed: () => void
}

/** What everybody should know who talks to an AI, until they say that they do (B1-20 … B1-24). */
export function ResponsibleUseBanner({ onDismissed }: Props) {
  const [isVisible, setIsVisible] = useAtom(chatBannerVisibleAtom)
  if (!isVisible) return null
  const dismiss = () => {
    setIsVisible(false)
    onDismissed()
  }
  return (
    <section className={classes.banner} aria-label="About this conversation">
      <IconInfoCircle className={classes.icon} aria-hidden size="1.25rem" stroke={1.7} />
      <p className={classes.words}>
        <span>This conversation is powered by AI. Please use the information responsibly.</span>{' '}
        <span>Please avoid sharing sensitive information.</span>
      </p>
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
