import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import classes from './FindBar.module.css'

interface Props {
  query: string
  count: number
  place: number
  onQuery(query: string): void
  onOlder(): void
  onNewer(): void
  onClose(): void
  /** What is searched. */
  log: RefObject<HTMLElement | null>
}

/** The field of the search in a conversation. Closed, it gives the focus back to where it was, or to the log. */
export function FindBar({ query, count, place, onQuery, onOlder, onNewer, onClose, log }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const [before, messages] = [document.activeElement, log.current]
    field.current?.focus()
    return () => {
      // A message's button may have been scrolled out of the document meanwhile.
      const goal = before?.isConnected ? before : messages
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
    }
  }, [log])

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
