import type { ReactNode } from 'react'
import { addressOfStory, openStory } from './addresses.ts'
import type { State } from './storyRecord.ts'
import styles from '#storybook/pages.module.css'

interface Props {
  state: State
  /** The text that matched the search. */
  because?: string
  pictures: ReactNode
}

/** One state in a list: its previews, which open the story, and the data of its record. */
export function StateCard({ state, because = '', pictures }: Props) {
  const { id, name, title, viewer, width, calls } = state
  const troubles = calls.filter((call) => !/ 20\d$/.test(call))
  return (
    <li className={styles.result}>
      <a href={addressOfStory(id)} target="_top" onClick={(event) => openStory(event, id)}>
        {pictures}
        <strong>{name}</strong>
      </a>
      <span>{title}</span>
      <span>
        {viewer ?? 'signed out'} · {width} px
      </span>
      {because !== '' && because !== name && <q>{because}</q>}
      {troubles.length > 0 && <code>{troubles.slice(0, 3).join(' · ')}</code>}
    </li>
  )
}
