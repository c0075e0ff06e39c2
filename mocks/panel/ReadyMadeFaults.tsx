import type { Fault } from '#mocks/faults/fault.ts'
import { faultText } from '#mocks/situation/faultText.ts'
import { Button } from './Button.tsx'
import type { SectionProps } from './sectionProps.ts'
import styles from './controls.module.css'

const READY_MADE: { label: string; fault: Fault }[] = [
  { label: 'No connection', fault: { operation: '*', network: 'fail' } },
  { label: 'Server down', fault: { operation: '*', status: 503 } },
  { label: 'Hold everything', fault: { operation: '*', hold: true } },
  { label: 'Stored, then no response', fault: { operation: '*', stored: true, network: 'fail' } },
  { label: 'Stored, then late response', fault: { operation: '*', stored: true, latencyMs: 5000 } },
]

/** Toggle buttons for faults that take effect at once. */
export function ReadyMadeFaults({ handle, act }: SectionProps) {
  const { faults } = handle.server
  return (
    <section className={styles.stack} aria-labelledby="mock-ready-made">
      <h3 id="mock-ready-made" className={styles.subtitle}>
        Ready-made faults
      </h3>
      <p className={styles.dim}>They take effect at once. Press again to remove.</p>
      <div className={styles.row}>
        {READY_MADE.map(({ label, fault }) => {
          const text = faultText(fault)
          const active = faults.planned().filter((planned) => !planned.released && faultText(planned.fault) === text)
          const toggle = () =>
            active.length > 0
              ? act(`Removed: ${label}.`, () => active.forEach(({ id }) => faults.remove(id)))
              : act(`Active now: ${label}.`, () => faults.add(fault))
          return (
            <Button key={label} aria-pressed={active.length > 0} onClick={toggle}>
              {label}
            </Button>
          )
        })}
      </div>
    </section>
  )
}
