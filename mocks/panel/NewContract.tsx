import { Button } from './Button.tsx'
import type { SectionProps } from './sectionProps.ts'
import styles from './panel.module.css'

/** The new contract that the server follows, and its differences. */
export function NewContract({ handle, act }: SectionProps) {
  const contract = handle.server.contract()
  if (!contract) return null
  const { name, differences } = contract
  const count = `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`
  return (
    <section aria-label="New contract" className={styles.notice}>
      <details>
        <summary>
          The server follows {name}: {count}
        </summary>
        <ul>
          {differences.map(({ title, why }) => (
            <li key={title}>
              {title}
              {why !== undefined && `. Not imitated: ${why}`}
            </li>
          ))}
        </ul>
      </details>
      <Button onClick={() => act(`The server follows today’s contract.`, () => handle.followContract(undefined))}>
        Leave this contract
      </Button>
    </section>
  )
}
