import { type FormEvent, useEffect, useRef } from 'react'
import { readableFault } from '#mocks/situation/faultText.ts'
import { allOperations } from '#src/contract/strict/operations.ts'
import { Button } from './Button.tsx'
import { SelectField } from './Field.tsx'
import { FaultWords } from './FaultWords.tsx'
import { canStore, draftFor, type FaultDraft, faultOf, isStatus, KINDS, statusesOf } from './faultDraft.ts'
import type { SectionProps } from './sectionProps.ts'
import { NumberField } from './NumberField.tsx'
import styles from './controls.module.css'

export interface FaultFormProps extends SectionProps {
  draft: FaultDraft
  onDraft(draft: FaultDraft): void
  /** The user opened the form from a call. */
  takesFocus: boolean
}

const TAGS = [...new Set(allOperations.map(({ tag }) => tag))]

/** The form for adding a fault. The contract determines its options. */
export function FaultForm({ handle, act, draft, onDraft, takesFocus }: FaultFormProps) {
  const what = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    what.current?.form?.scrollIntoView({ block: 'start' })
    what.current?.focus()
  }, [takesFocus])
  const change = (part: Partial<FaultDraft>) => onDraft({ ...draft, ...part })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const fault = faultOf(draft)
    act(`Added: ${readableFault(fault)}`, () => handle.server.faults.add(fault))
  }

  return (
    <form className={styles.stack} aria-labelledby="mock-add-fault" onSubmit={onSubmit}>
      <h3 id="mock-add-fault" className={styles.subtitle}>
        Add a fault
      </h3>
      <CallField draft={draft} onDraft={onDraft} />
      <div className={styles.row}>
        <SelectField
          label="What happens"
          ref={what}
          value={draft.what}
          onChoose={(value) => onDraft(draftFor(draft.operation, { ...draft, what: value }))}
        >
          <optgroup label="In the contract">
            {statusesOf(draft.operation).map((status) => (
              <option key={status}>{status}</option>
            ))}
          </optgroup>
          <optgroup label="Other faults">
            {Object.entries(KINDS).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </optgroup>
        </SelectField>
        <SelectField
          label="How often"
          value={draft.often}
          onChoose={(value) => change({ often: value as FaultDraft['often'] })}
        >
          <option value="once">Once, then it succeeds</option>
          <option value="always">Always</option>
          <option value="nth">Only one call</option>
        </SelectField>
      </div>
      {draft.often === 'nth' && (
        <NumberField label="Which call" max={999} value={draft.nth} onChange={(nth) => change({ nth })} />
      )}
      {(draft.what === 'latency' || draft.what === 'slow') && (
        <NumberField label="Milliseconds" max={600_000} value={draft.ms} onChange={(ms) => change({ ms })} />
      )}
      {canStore(draft.operation) && <StoredField draft={draft} change={change} />}
      {isStatus(draft.what) && <FaultWords draft={draft} change={change} />}
      <div className={styles.row}>
        <Button type="submit" className={styles.mainButton}>
          Add fault
        </Button>
      </div>
    </form>
  )
}

/** Calls by their user-facing names, with the operation ids beside them. */
function CallField({ draft, onDraft }: Pick<FaultFormProps, 'draft' | 'onDraft'>) {
  return (
    <SelectField
      label="Call"
      value={draft.operation}
      onChoose={(value) => onDraft(draftFor(value as FaultDraft['operation'], draft))}
    >
      <option value="*">Every call</option>
      {TAGS.map((tag) => (
        <optgroup key={tag} label={tag}>
          {allOperations
            .filter((operation) => operation.tag === tag)
            .map(({ id, summary }) => (
              <option key={id} value={id}>
                {summary} · {id}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

function StoredField({ draft, change }: { draft: FaultDraft; change(part: Partial<FaultDraft>): void }) {
  const isForEvery = draft.operation === '*' && draft.isStored
  return (
    <SelectField
      label="When it happens"
      hint={isForEvery ? 'Applies to calls that change something.' : undefined}
      value={draft.isStored ? 'after' : 'before'}
      onChoose={(value) => change({ isStored: value === 'after' })}
    >
      <option value="before">Before the server stores anything</option>
      <option value="after">After the server has stored the change</option>
    </SelectField>
  )
}
