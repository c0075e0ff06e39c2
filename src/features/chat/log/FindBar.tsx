import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import classes from './FindBar.module.css'

interface Props {
  query: string
  count: number
  place: number
  onQuery(query: string): void
  onOlder(): void
  onNewer(): void
  onClose(): void
}

/** The field of the search in a conversation. Closed, it gives the focus back to where it was. */
export function FindBar({ query, count, place, onQuery, onOlder, onNewer, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault()
      if (event.shiftKey) onNewer()
      else onOlder()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape counts on its buttons too
    <search className={classes.bar} onKeyDown={onKeyDown}>
      <IconSearch aria-hidden className={classes.icon} size="1.125rem" stroke={1.7} />
      <input
        ref={field}
        className={classes.field}
        data-find-field
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Find in this conversation"
        aria-label="Find in this conversation"
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <output className={classes.count}>
        {query.trim() !== '' && (count === 0 ? 'No results' : `${place} of ${count}`)}
      </output>
      <button type="button" aria-label="Previous match" title="Previous match" disabled={count === 0} onClick={onOlder}>
        <IconChevronUp aria-hidden size="1.25rem" stroke={1.7} />
      </button>
      <button type="button" aria-label="Next match" title="Next match" disabled={count === 0} onClick={onNewer}>
        <IconChevronDown aria-hidden size="1.25rem" stroke={1.7} />
      </button>
      <button type="button" aria-label="Close search" title="Close search" onClick={onClose}>
        <IconX aria-hidden size="1.25rem" stroke={1.7} />
      </button>
    </search>
  )
}
