import { useLayoutEffect, useRef, useState } from 'react'
import type { NamedSnapshots } from '#mocks/db/namedSnapshots.ts'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import '#src/contract/toolButton.css'
import { CallsSection } from './CallsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { draftFor, EMPTY_DRAFT, type FaultDraft } from './faultDraft.ts'
import { FaultsSection } from './FaultsSection.tsx'
import { importFile } from './importFile.ts'
import { NewContract } from './NewContract.tsx'
import { PanelHead } from './PanelHead.tsx'
import { PanelNotices } from './PanelNotices.tsx'
import { SectionTabs } from './SectionTabs.tsx'
import { SessionSection } from './SessionSection.tsx'
import { useActions } from './useActions.ts'
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

/**
 * The controls of the mocked world. It is shown beside the app, which stays usable: not modal, and without the app's
 * components.
 */
export function MockPanel({ handle, snapshots, onClose }: Props) {
  useWorldChanges(handle)
  const [section, setSection] = useState<Section>('World')
  const [draft, setDraft] = useState<FaultDraft>(EMPTY_DRAFT)
  /** The user opened the fault form from a call in the list. */
  const [isFormAsked, setFormAsked] = useState(false)
  const { said, act } = useActions()
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect, so that the focus is set before the first key press.
  useLayoutEffect(() => heading.current?.focus(), [])
  useLayoutEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    const element = dialog.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [onClose])

  const parts = { handle, act }
  function choose(name: Section) {
    setFormAsked(false)
    setSection(name)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a button in Data imports a file, too
    <dialog
      open
      ref={dialog}
      className={styles.panel}
      aria-labelledby="mock-panel-title"
      // In every section: elsewhere, the browser would leave the page for a dropped file.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        importFile(parts, event.dataTransfer.files[0])
      }}
    >
      <div className={styles.scroller}>
        <PanelHead {...parts} titleRef={heading} onClose={onClose} />
        <PanelNotices handle={handle} />
        <NewContract {...parts} />
        <SectionTabs<Section> names={SECTIONS} chosen={section} onChoose={choose}>
          {section === 'World' && <WorldSection {...parts} />}
          {section === 'Faults' && (
            <FaultsSection {...parts} draft={draft} onDraft={setDraft} takesFocus={isFormAsked} />
          )}
          {section === 'Session' && <SessionSection {...parts} />}
          {section === 'Calls' && (
            <CallsSection
              {...parts}
              onAnswerDifferently={(operation) => {
                setDraft(draftFor(operation, { ...EMPTY_DRAFT, what: '500' }))
                setFormAsked(true)
                setSection('Faults')
              }}
            />
          )}
          {section === 'Data' && <DataSection {...parts} snapshots={snapshots} />}
        </SectionTabs>
      </div>
      <output className={styles.status} data-problem={said.isProblem || undefined}>
        {said.text}
      </output>
    </dialog>
  )
}
