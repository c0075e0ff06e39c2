import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../conversation/chatMessage.ts'
import { LazyFindHits } from './find.ts'
import type { GoBy } from './FindHits.tsx'
import type { FindProps } from './useFind.ts'
import classes from './FindBar.module.css'

interface Props {
  /** The scroll container of the messages. */
  scroller: RefObject<HTMLElement | null>
  messages: readonly ChatMessage[]
  showMessage: FindProps['showMessage']
  onClose(): void
}

/** The search in a conversation. Closing it clears the search text. */
export function FindBar({ opened, ...bar }: Props & { opened: boolean }) {
  return opened && <OpenFindBar {...bar} />
}

/** On close, the focus returns to the element that had it, or to the log. */
function OpenFindBar({ scroller, messages, showMessage, onClose }: Props) {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const goBy = useRef<GoBy>(null)
  useEffect(() => {
    const [before, log] = [document.activeElement, scroller.current]
    field.current?.focus()
    return () => {
      // The virtualizer may have unmounted a message's button in the meantime.
      const goal = before?.isConnected ? before : log
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
    }
  }, [scroller])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault()
      goBy.current?.(event.shiftKey ? 1 : -1)
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
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <LazyFindHits
        opened
        onClose={onClose}
        query={query}
        scroller={scroller}
        messages={messages}
        showMessage={showMessage}
        goByRef={goBy}
      />
      <button type="button" aria-label="Close search" title="Close search" onClick={onClose}>
        <IconX aria-hidden size="1.25rem" stroke={1.7} />
      </button>
    </search>
  )
}
