import { type SubmitEvent, useState } from 'react'
import { SearchField } from '#src/ui/SearchField/SearchField.tsx'
import classes from './SearchForm.module.css'

interface Props {
  /** The words that are being searched for. */
  query: string
  /** Names the search: with another one the box shows its words, whatever stood there. */
  searchId: string
  onSubmit(query: string): void
}

/** The words to search for; Enter sends them (A2.7-01, A2.7-02). */
export function SearchForm({ query, searchId, onSubmit }: Props) {
  const [typed, setTyped] = useState({ text: query, in: searchId })
  if (typed.in !== searchId) setTyped({ text: query, in: searchId })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(typed.text.trim())
  }

  return (
    <search className={classes.search} aria-label="Characters">
      <form onSubmit={submit}>
        <SearchField
          size="page"
          value={typed.text}
          onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, in: searchId })}
        />
      </form>
    </search>
  )
}
