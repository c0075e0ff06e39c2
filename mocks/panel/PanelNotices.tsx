import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { Button } from './Button.tsx'
import styles from './panel.module.css'

/** The parts of the link that were ignored, and a notice that another tab is in another world. */
export function PanelNotices({ handle }: { handle: DeveloperHandle }) {
  const other = handle.differentTab()
  return (
    <>
      {handle.notices.length > 0 && (
        <div className={styles.notice}>
          <strong>Parts of this link were ignored:</strong>
          <ul>
            {handle.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
          <Button onClick={handle.dismissNotices}>Close notice</Button>
        </div>
      )}
      {other && (
        <div className={styles.notice}>
          <p>Another tab is in another world (scenario {other.scenario}). The viewer is the same in all tabs.</p>
          <Button onClick={handle.followOtherTab}>Use that world here</Button>
        </div>
      )}
    </>
  )
}
