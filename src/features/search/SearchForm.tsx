import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type SubmitEvent, useRef } from 'react'
import { useStateFor } from '#src/lib/useStateFor.ts'
import { SearchField } from '#src/ui/SearchField/SearchField.tsx'
import classes from './SearchForm.module.css'

interface Props {
  /** The search text. */
  query: string
  /** Identifies the search: with a new one the field shows its text and discards what was typed. */
  searchId: string
  onSubmit(query: string): void
}

/** The search field; Enter submits it. */
export function SearchForm({ query, searchId, onSubmit }: Props) {
  const [typed, setTyped] = useStateFor(searchId, () => query)

  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    setTyped(() => '')
    field.current?.focus() // the button is unmounted
  }

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
          ref={field}
        >
          {typed !== '' && (
            <button type="button" className={classes.clear} aria-label="Clear" title="Clear" onClick={clear}>
              <IconX aria-hidden size="1.25rem" stroke={1.7} />
            </button>
          )}
        </SearchField>
      </form>
    </search>
  )
}
