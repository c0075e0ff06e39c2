import { isLeft } from '#mocks/faults/faultPlan.ts'
import { readableFault } from '#mocks/situation/faultText.ts'
import { Button } from './Button.tsx'
import type { SectionProps } from './sectionProps.ts'
import { callName, countedText, noFaultsText, usageText } from './stateTexts.ts'
import styles from './controls.module.css'

/** All faults that were added and not removed, including used-up ones, so that the user sees that they applied. */
export function ActiveFaults({ handle, act }: SectionProps) {
  const { faults } = handle.server
  const added = faults.all()
  const none = noFaultsText(handle)
  if (none !== undefined) return <p className={styles.dim}>{none}</p>
  const counted = countedText(handle)
  return (
    <section className={styles.stack} aria-labelledby="mock-active-faults">
      <div className={styles.row}>
        <h3 id="mock-active-faults" className={styles.subtitle}>
          {added.some(isLeft) ? 'Active faults' : 'Used-up faults'}
        </h3>
        <Button onClick={() => act('All faults removed.', () => faults.clear())}>Remove all</Button>
      </div>
      <ul className={styles.list}>
        {added.map((planned) => (
          <li key={planned.id} className={styles.item} data-over={!isLeft(planned) || undefined}>
            <span>
              {callName(planned.fault.operation)} <span className={styles.dim}>· {usageText(planned)}</span>
              <code className={styles.code}>{readableFault(planned.fault)}</code>
            </span>
            <Button
              aria-label={`Remove ${readableFault(planned.fault)}`}
              onClick={() => act(`Removed: ${readableFault(planned.fault)}`, () => faults.remove(planned.id))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {counted !== undefined && <p className={styles.dim}>{counted}</p>}
    </section>
  )
}
