import { useDeferredValue, useMemo, useState } from 'react'
import { facts } from 'virtual:source-facts'
import { addressOfStory, openStory } from '#storybook/atlas/addresses.ts'
import { plain } from '#storybook/atlas/findStates.ts'
import { SearchField } from '#storybook/SearchField.tsx'
import { shownStates } from '#storybook/atlas/shownStates.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'
import { VALUE } from './valueMark.ts'
import type { VoiceText } from './sourceFacts.ts'
import styles from '#storybook/pages.module.css'

const SHOWN = 60
const STORIES_SHOWN = 3

/** Every text of the product, with its files, the rows that require it, and the stories whose records contain it. */
export function Voice() {
  const [query, setQuery] = useState('')
  const [demandedOnly, setDemandedOnly] = useState(false)
  const [limit, setLimit] = useState(SHOWN)
  const asked = useDeferredValue(query)
  const found = useMemo(
    () => facts.texts.filter((one) => (!demandedOnly || one.rows.length > 0) && fits(one, asked)),
    [asked, demandedOnly],
  )
  const records = useMemo(() => shownStates().map((state) => ({ state, words: wordsOf(state) })), [])
  return (
    <search className={styles.page}>
      <SearchField
        label="Words of a text, a file or a row"
        value={query}
        onChange={(words) => {
          setQuery(words)
          setLimit(SHOWN)
        }}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={demandedOnly} onChange={({ target }) => setDemandedOnly(target.checked)} />
        Only texts that a row demands
      </label>
      <output className={styles.count}>{found.length === 1 ? '1 text' : `${found.length} texts`}</output>
      <ul className={styles.texts}>
        {found.slice(0, limit).map((one) => (
          <Text key={one.text} {...one} stories={storiesWith(records, one.text)} />
        ))}
      </ul>
      {found.length > limit && (
        <button type="button" className={styles.more} onClick={() => setLimit(limit + SHOWN)}>
          Show more
        </button>
      )}
    </search>
  )
}

function Text({ text, files, rows, stories }: VoiceText & { stories: State[] }) {
  return (
    <li>
      <q>{text}</q>
      <span className={styles.dim}>{files.map((file) => file.replace('src/', '')).join(' · ')}</span>
      {rows.length > 0 && <code>{rows.join(' · ')}</code>}
      <span>
        {stories.length === 0 && <span className={styles.dim}>in no record of a story</span>}
        {stories.slice(0, STORIES_SHOWN).map(({ id, title, name }) => (
          <a key={id} href={addressOfStory(id)} target="_top" onClick={(event) => openStory(event, id)}>
            {title.split('/').at(-1)}: {name}
          </a>
        ))}
        {stories.length > STORIES_SHOWN && (
          <span className={styles.dim}>and {stories.length - STORIES_SHOWN} more</span>
        )}
      </span>
    </li>
  )
}

function fits({ text, files, rows }: VoiceText, query: string): boolean {
  const all = plain([text, ...files, ...rows].join(' '))
  return plain(query)
    .split(' ')
    .every((word) => all.includes(word))
}

function wordsOf({ headings, words, controls }: State): string {
  return [...headings, ...words, ...controls].map(plain).join(' | ')
}

/** The stories whose records contain the longest fixed part of the text. */
function storiesWith(records: { state: State; words: string }[], text: string): State[] {
  const [part = ''] = text
    .split(VALUE)
    .map(plain)
    .toSorted((one, other) => other.length - one.length)
  return part.length < 2 ? [] : records.filter(({ words }) => words.includes(part)).map(({ state }) => state)
}
