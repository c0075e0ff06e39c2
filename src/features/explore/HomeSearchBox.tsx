import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import classes from './HomeSearchBox.module.css'

/** Small screens have their search here, the top bar has no room for it (A2.5-05 … A2.5-07). */
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
        <IconSearch aria-hidden className={classes.icon} size="1.25rem" stroke={1.7} />
        <input
          className={classes.input}
          type="search"
          name="query"
          aria-label="Search characters"
          placeholder="Search characters"
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  )
}
