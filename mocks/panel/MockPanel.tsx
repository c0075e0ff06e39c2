import { useEffect, useRef, useState } from 'react'
import type { DeveloperHandle } from '#mocks/browserWorld.ts'
import type { NamedSnapshots } from '#mocks/db/namedSnapshots.ts'
import { CallsSection } from './CallsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { EMPTY_DRAFT, type FaultDraft } from './faultDraft.ts'
import { FaultsSection } from './FaultsSection.tsx'
import { SectionTabs } from './SectionTabs.tsx'
import { SessionSection } from './SessionSection.tsx'
import { useWorldChanges } from './useWorldChanges.ts'
import { WorldSection } from './WorldSection.tsx'
import styles from './panel.module.css'

interface Props {
  handle: DeveloperHandle
  snapshots: NamedSnapshots
  onClose(): void
}

const SECTIONS = ['World', 'Faults', 'Session', 'Calls', 'Data'] as const
type Section = (typeof SECTIONS)[number]

/** The mocked world by hand. It stands beside the app, which goes on under it: not modal, and without the app's parts. */
export function MockPanel({ handle, snapshots, onClose }: Props) {
  useWorldChanges(handle)
  const [section, setSection] = useState<Section>('World')
  const [draft, setDraft] = useState<FaultDraft>(EMPTY_DRAFT)
  const [said, setSaid] = useState({ text: '', isProblem: false })
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    const element = dialog.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [onClose])

  /** Does something and says so, or says why it could not be done. */
  const act = (done: string, work: () => unknown) => {
    void (async () => {
      try {
        await work()
        setSaid({ text: done, isProblem: false })
      } catch (failure) {
        setSaid({ text: failure instanceof Error ? failure.message : String(failure), isProblem: true })
      }
    })()
  }
  const parts = { handle, act }

  return (
    <dialog open ref={dialog} className={styles.panel} aria-labelledby="mock-panel-title">
      <div className={styles.head}>
        <h2 id="mock-panel-title" ref={heading} tabIndex={-1} className={styles.title}>
          <b className={styles.badge}>mock</b> {handle.server.scenario()}
          <span className={styles.dim}> · {handle.transport}</span>
        </h2>
        <button
          type="button"
          className={styles.button}
          onClick={() => act('The link is copied.', () => navigator.clipboard.writeText(handle.link()))}
        >
          Copy link
        </button>
        <button type="button" className={styles.button} aria-label="Close the mock panel" onClick={onClose}>
          ×
        </button>
      </div>
      {handle.notices.length > 0 && (
        <div className={styles.notice}>
          <strong>Not everything in the link could be used:</strong>
          <ul>
            {handle.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      )}
      <SectionTabs<Section> names={SECTIONS} chosen={section} onChoose={setSection}>
        {section === 'World' && <WorldSection {...parts} />}
        {section === 'Faults' && <FaultsSection {...parts} draft={draft} onDraft={setDraft} />}
        {section === 'Session' && <SessionSection {...parts} />}
        {section === 'Calls' && (
          <CallsSection
            {...parts}
            onAnswerDifferently={(operation) => {
              setDraft({ ...EMPTY_DRAFT, operation, what: '500' })
              setSection('Faults')
            }}
          />
        )}
        {section === 'Data' && <DataSection {...parts} snapshots={snapshots} />}
      </SectionTabs>
      <output className={styles.status} data-problem={said.isProblem || undefined}>
        {said.text}
      </output>
    </dialog>
  )
}

/** What every section gets. */
export interface SectionProps {
  handle: DeveloperHandle
  act(done: string, work: () => unknown): void
}
