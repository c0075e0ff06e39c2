import type { FormEvent } from 'react'
import type { Fault } from '#mocks/faults/fault.ts'
import { faultText, readableFault } from '#mocks/situation/faultText.ts'
import { allOperations } from '#mocks/strict/operations.ts'
import { Field } from './Field.tsx'
import { FaultWords } from './FaultWords.tsx'
import { type FaultDraft, faultOf, isStatus, KINDS, statusesOf } from './faultDraft.ts'
import type { SectionProps } from './MockPanel.tsx'
import styles from './panel.module.css'

interface Props extends SectionProps {
  draft: FaultDraft
  onDraft(draft: FaultDraft): void
}

const TAGS = [...new Set(allOperations.map(({ tag }) => tag))]
const READY_MADE: { label: string; fault: Fault }[] = [
  { label: 'No connection', fault: { operation: '*', network: 'fail' } },
  { label: 'Server down', fault: { operation: '*', status: 503 } },
  { label: 'Hold everything', fault: { operation: '*', hold: true } },
]

/** What goes wrong: planned from the contract, one fault at a time. */
export function FaultsSection({ handle, act, draft, onDraft }: Props) {
  const { faults } = handle.server
  const change = (part: Partial<FaultDraft>) => onDraft({ ...draft, ...part })
  const statuses = statusesOf(draft.operation)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    act(`Planned: ${faultText(faultOf(draft))}`, () => faults.add(faultOf(draft)))
  }

  return (
    <div className={styles.stack}>
      <form className={styles.stack} onSubmit={onSubmit}>
        <Field label="Call">
          {(control) => (
            <select
              {...control}
              value={draft.operation}
              onChange={({ target: { value } }) => {
                const operation = value as FaultDraft['operation']
                const fits = !isStatus(draft.what) || statusesOf(operation).includes(draft.what)
                change({ operation, ...(!fits && { what: '500' }) })
              }}
            >
              <option value="*">Every call</option>
              {TAGS.map((tag) => (
                <optgroup key={tag} label={tag}>
                  {allOperations
                    .filter((operation) => operation.tag === tag)
                    .map(({ id, method, path }) => (
                      <option key={id} value={id}>
                        {id} ({method} {path})
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <div className={styles.row}>
          <Field label="What happens">
            {(control) => (
              <select {...control} value={draft.what} onChange={({ target: { value } }) => change({ what: value })}>
                <optgroup label="In the contract">
                  {statuses.map((status) => (
                    <option key={status}>{status}</option>
                  ))}
                </optgroup>
                <optgroup label="Besides">
                  {Object.entries(KINDS).map(([kind, label]) => (
                    <option key={kind} value={kind}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              </select>
            )}
          </Field>
          <Field label="How often">
            {(control) => (
              <select
                {...control}
                value={draft.often}
                onChange={({ target: { value } }) => change({ often: value as FaultDraft['often'] })}
              >
                <option value="once">Once, then it succeeds</option>
                <option value="always">Always</option>
                <option value="nth">Only the nth call</option>
              </select>
            )}
          </Field>
        </div>
        {draft.often === 'nth' && (
          <Field label="Which call">
            {(control) => (
              <input
                {...control}
                type="number"
                min={1}
                max={999}
                required
                value={draft.nth}
                onChange={({ target: { valueAsNumber } }) => change({ nth: valueAsNumber || 1 })}
              />
            )}
          </Field>
        )}
        {(draft.what === 'latency' || draft.what === 'slow') && (
          <Field label="Milliseconds">
            {(control) => (
              <input
                {...control}
                type="number"
                min={1}
                max={600_000}
                required
                value={draft.ms}
                onChange={({ target: { valueAsNumber } }) => change({ ms: valueAsNumber || 1 })}
              />
            )}
          </Field>
        )}
        {isStatus(draft.what) && <FaultWords draft={draft} change={change} />}
        <div className={styles.row}>
          <button type="submit" className={styles.mainButton}>
            Plan it
          </button>
          {READY_MADE.map(({ label, fault }) => (
            <button
              key={label}
              type="button"
              className={styles.button}
              onClick={() => act(`Planned: ${faultText(fault)}`, () => faults.add(fault))}
            >
              {label}
            </button>
          ))}
        </div>
      </form>
      <PlannedFaults handle={handle} act={act} />
    </div>
  )
}

function PlannedFaults({ handle, act }: SectionProps) {
  const { faults } = handle.server
  const planned = faults.planned()
  if (planned.length === 0)
    return <p className={styles.dim}>Nothing is planned: every call is answered as it should be.</p>
  return (
    <>
      <div className={styles.row}>
        <h3 className={styles.subtitle}>Planned</h3>
        <button
          type="button"
          className={styles.button}
          onClick={() => act('Held calls go on.', () => handle.release())}
        >
          Release held calls
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => act('Nothing is planned.', () => faults.clear())}
        >
          Remove all
        </button>
      </div>
      <ul className={styles.list}>
        {planned.map(({ id, fault, used, calls, released }) => (
          <li key={id} className={styles.item}>
            <code className={styles.code}>{readableFault(fault)}</code>
            <span className={styles.dim}>
              {used} of {calls} {calls === 1 ? 'call' : 'calls'}
              {fault.hold && (released ? ', released' : ', holding')}
            </span>
            <button
              type="button"
              className={styles.button}
              aria-label={`Remove ${faultText(fault)}`}
              onClick={() => act('Removed.', () => faults.remove(id))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
