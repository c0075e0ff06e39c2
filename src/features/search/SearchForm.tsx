import type { SubmitEvent } from 'react'
import { useStateFor } from '#src/lib/useStateFor.ts'
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
  const [typed, setTyped] = useStateFor(searchId, () => query)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(typed.trim())
  }

  return (
    <search className={classes.search} aria-label="Characters">
      <form onSubmit={submit}>
        <SearchField
          size="page"
          value={typed}
          onChange={({ currentTarget }) => setTyped(() => currentTarget.value)}
          onClear={() => setTyped(() => '')}
        />
      </form>
    </search>
  )
}
