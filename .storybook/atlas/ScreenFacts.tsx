import { useEffect, useState } from 'react'
import { facts } from 'virtual:source-facts'
import { addressOfStory, openStory } from './addresses.ts'
import { readCall } from './recordedCall.ts'
import { readStoryIndex, shownRows, type ShownSection } from './shownRows.ts'
import type { State } from './storyRecord.ts'
import styles from '#storybook/pages.module.css'

/** The calls that the states of a screen make, and the requirement rows that they show, by section. */
export function ScreenFacts({ states }: { states: readonly State[] }) {
  const [sections, setSections] = useState<ShownSection[]>([])
  useEffect(() => {
    const stories = states.map(({ id }) => id)
    void readStoryIndex().then((index) => setSections(shownRows(index, stories, facts.rows)))
  }, [states])
  const calls = [...new Set(states.flatMap(({ calls }) => calls.map((call) => readCall(call).operation)))].sort()
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
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
        <summary>Requirement rows ({count})</summary>
        {sections.map(({ id, rows }) => (
          <section key={id}>
            <h3>
              {id} {facts.sections[id]}
            </h3>
            <ul>
              {rows.map((row) => (
                <li key={row.id}>
                  <code>{row.id}</code> {row.statement.split(' | ')[0]}{' '}
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
