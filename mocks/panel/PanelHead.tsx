import { Button } from './Button.tsx'
import { copyText } from './copyText.ts'
import type { SectionProps } from './sectionProps.ts'
import { copiedText, worldName } from './stateTexts.ts'
import { isPlain, unusualIn } from './unusual.ts'
import styles from './panel.module.css'

interface Props extends SectionProps {
  titleRef: React.RefObject<HTMLHeadingElement | null>
  onClose(): void
}

/** The scenario, its unusual settings, and the buttons to share and reset it. */
export function PanelHead({ handle, act, titleRef, onClose }: Props) {
  const unusual = unusualIn(handle)
  return (
    <div className={styles.head}>
      <h2 id="mock-panel-title" ref={titleRef} tabIndex={-1} className={styles.title}>
        <b className={styles.badge}>mock</b> {worldName(handle)}
      </h2>
      <Button
        disabled={isPlain(handle)}
        onClick={() => act('Everything undone: this is the plain world.', handle.undoEverything)}
      >
        Undo everything
      </Button>
      <Button onClick={() => act(copiedText(handle), () => copyText(handle.link()))}>Copy link</Button>
      <Button aria-label="Close the mock panel" onClick={onClose}>
        ×
      </Button>
      {unusual.length > 0 && <p className={styles.unusual}>{unusual.join(' · ')}</p>}
    </div>
  )
}
