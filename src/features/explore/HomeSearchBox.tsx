import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { SearchField } from '#src/ui/SearchField/SearchField.tsx'
import classes from './HomeSearchBox.module.css'

/** The search box of small screens, whose top bar has no space for it (A2.5-05 … A2.5-07). */
export function HomeSearchBox() {
  const navigate = useNavigate()

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('query')
    const query = typeof typed === 'string' ? typed.trim() : ''
    if (query !== '') void navigate({ to: '/search', search: { query } })
  }

  return (
    <search className={classes.box}>
      <form onSubmit={search}>
        <SearchField size="page" name="query" />
      </form>
    </search>
  )
}
