import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps the focus on an entry that moves, and near the place of a removed one; announces the new position of a moved
 * entry. Alt with an arrow key moves the focused entry. Entries are the `[data-entry]` elements in the list.
 */
export function useListFocus<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const [wish, setWish] = useState<{ index: number; selector: string }>()
  const [announced, setAnnounced] = useState('')

  useLayoutEffect(() => {
    if (!wish) return
    const entries = list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []
    const entry = entries[Math.min(wish.index, entries.length - 1)]
    const wanted = entry?.querySelector<HTMLElement>(`${wish.selector}:enabled`)
    // The move button is disabled at the ends of the list: then the entry's text field gets the focus.
    ;(wanted ?? entry?.querySelector<HTMLElement>(':is(input[type="text"], textarea):enabled'))?.focus()
  }, [wish])

  return {
    list,
    announced,
    moved: (what: string, to: number, count: number) => {
      const focused = document.activeElement
      const direction = focused?.getAttribute('data-move')
      setWish({ index: to, selector: direction ? `[data-move="${direction}"]` : ':is(input[type="text"], textarea)' })
      setAnnounced(`${what}: ${to + 1} of ${count}`)
    },
    removed: (what: string, index: number) => {
      setWish({ index, selector: ':is(input[type="text"], textarea)' })
      setAnnounced(`${what} removed`)
    },
    focusEntry: (index: number) => setWish({ index, selector: ':is(input[type="text"], textarea)' }),
    /** The index to which a key moves an entry; undefined for other keys. */
    moveByKey: (event: KeyboardEvent, index: number, count: number): number | undefined => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
      const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : -1
      if (to < 0 || to >= count) return undefined
      event.preventDefault()
      return to
    },
  }
}
