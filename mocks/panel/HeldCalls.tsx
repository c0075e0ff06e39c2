import { Button } from './Button.tsx'
import type { SectionProps } from './sectionProps.ts'
import { callName } from './stateTexts.ts'
import styles from './controls.module.css'

/** The held calls, including those of faults that are used up or removed. */
export function HeldCalls({ handle, act }: SectionProps) {
  const { faults } = handle.server
  const held = faults.held()
  const isHolding = faults.planned().some(({ fault, released }) => fault.hold && !released)
  if (held.length === 0 && !isHolding) return null
  return (
    <section className={styles.stack} aria-labelledby="mock-held-calls">
      <div className={styles.row}>
        <h3 id="mock-held-calls" className={styles.subtitle}>
          Held calls
        </h3>
        <Button
          onClick={() =>
            act(held.length > 0 ? 'Held calls released.' : 'No further calls are held.', () => handle.release())
          }
        >
          {held.length > 0 ? 'Release held calls' : 'Stop holding'}
        </Button>
      </div>
      {held.length === 0 ? (
        <p className={styles.dim}>No call is held yet.</p>
      ) : (
        <ul className={styles.list}>
          {held.map(({ id, operation }) => (
            <li key={id} className={styles.item}>
              <span>
                {callName(operation)} <code className={styles.code}>{operation}</code>
              </span>
              <Button
                aria-label={`Release ${operation}`}
                onClick={() => act(`Released: ${operation}`, () => faults.releaseCall(id))}
              >
                Release
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
