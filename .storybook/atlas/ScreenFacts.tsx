import { useEffect, useState } from 'react'
import { facts } from 'virtual:source-facts'
import type { Rule } from '#tests/rules/register.ts'
import { addressOfStory, openStory } from './addresses.ts'
import { readCall } from './recordedCall.ts'
import type { State } from './storyRecord.ts'
import styles from '#storybook/pages.module.css'

type ShownRow = Rule & { stories: string[] }

/** The calls that the states of a screen make, and the requirement rows that they show, by section. */
export function ScreenFacts({ states }: { states: readonly State[] }) {
  const [shown, setShown] = useState<ShownRow[]>([])
  useEffect(() => void rowsOf(states).then(setShown), [states])
  const calls = [...new Set(states.flatMap(({ calls }) => calls.map((call) => readCall(call).operation)))].sort()
  const sections = [...Map.groupBy(shown, ({ id }) => id.replace(/-\d+$/, ''))]
  return (
    <div className={styles.facts}>
      <details>
        <summary>Calls ({calls.length})</summary>
        <p>
          {calls.map((call) => (
            <code key={call}>{call} </code>
          ))}
        </p>
      </details>
      <details>
        <summary>Requirement rows ({shown.length})</summary>
        {sections.map(([id, rows]) => (
          <section key={id}>
            <h3>
              {id} {facts.sections[id]}
            </h3>
            <ul>
              {rows.map((row) => (
                <li key={row.id}>
                  <code>{row.id}</code> {row.statement}{' '}
                  {row.stories.slice(0, 1).map((story) => (
                    <a
                      key={story}
                      href={addressOfStory(story)}
                      target="_top"
                      onClick={(event) => openStory(event, story)}
                    >
                      {row.stories.length === 1 ? '1 story' : `${row.stories.length} stories`}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </div>
  )
}

/** The rows in the tags of these stories, in the order of the document. The index is next to Storybook's page. */
async function rowsOf(states: readonly State[]): Promise<ShownRow[]> {
  const response = await fetch(new URL('index.json', document.baseURI))
  const { entries } = (await response.json()) as { entries: Record<string, { tags?: string[] }> }
  return facts.rows.flatMap((row) => {
    const stories = states.map(({ id }) => id).filter((id) => entries[id]?.tags?.includes(row.id))
    return stories.length > 0 ? [{ ...row, stories }] : []
  })
}
