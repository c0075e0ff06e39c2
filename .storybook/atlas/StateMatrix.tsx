import { useMemo } from 'react'
import { allOperations } from '#src/contract/strict/operations.ts'
import { addressOfStory, openStory } from './addresses.ts'
import { NEVER_SHOWN } from './cellsWithoutStory.ts'
import { type Cell, matrixOf } from './matrix.ts'
import { shownStates } from './shownStates.ts'
import styles from '#storybook/pages.module.css'

/** A table of every call, its possible outcomes, and the stories that show them. */
export function StateMatrix() {
  const cells = useMemo(() => matrixOf(shownStates()), [])
  const columns = [...new Set(cells.map(({ state }) => state))].sort()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <section className={`${styles.page} ${styles.matrix}`} tabIndex={0} aria-label="Every call and its states">
      <p>
        {cells.filter(({ stories }) => stories.length > 0).length} of {cells.length} states are shown by a story.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            {columns.map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allOperations.map(({ id, summary }) => (
            <tr key={id}>
              <th scope="row">
                {summary}
                <br />
                <code>{id}</code>
              </th>
              {columns.map((state) => (
                <td key={state}>
                  <Stories cell={cells.find((cell) => cell.operation === id && cell.state === state)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Stories({ cell }: { cell: Cell | undefined }) {
  if (!cell) return null
  const { name, stories } = cell
  const reason = NEVER_SHOWN[name]
  if (reason) return <span className={styles.never}>{reason}</span>
  if (stories.length === 0) return <strong className={styles.hole}>no story yet</strong>
  return (
    <details>
      <summary aria-label={`${name}: ${countText(stories.length)}`}>{stories.length}</summary>
      <ul>
        {stories.map(({ id, title, name }) => (
          <li key={id}>
            <a href={addressOfStory(id)} target="_top" title={title} onClick={(event) => openStory(event, id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 story' : `${count} stories`
}
