import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])'

/**
 * The keys of a feed: Page Down and Page Up go from article to article, Ctrl+End and Ctrl+Home leave the feed
 * forwards and backwards. `onFocusedChange` receives the index of the article that has the focus.
 */
export function useFeedKeys(feed: RefObject<HTMLElement | null>, onFocusedChange: (index: number | undefined) => void) {
  const onFocus = (event: FocusEvent) => onFocusedChange(indexOf(event.target))

  const onBlur = (event: FocusEvent) => {
    if (!feed.current?.contains(event.relatedTarget)) onFocusedChange(undefined)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target as Element)
    const target = index === undefined || !feed.current ? undefined : goal(feed.current, event, index)
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return { onFocus, onBlur, onKeyDown }
}

function goal(feed: HTMLElement, { key, ctrlKey }: KeyboardEvent, index: number): HTMLElement | null | undefined {
  if (key === 'PageDown') return articleAt(feed, index + 1)
  if (key === 'PageUp') return articleAt(feed, index - 1)
  if (key === 'End' && ctrlKey) return outside(feed, Node.DOCUMENT_POSITION_FOLLOWING)[0]
  if (key === 'Home' && ctrlKey) return outside(feed, Node.DOCUMENT_POSITION_PRECEDING).at(-1)
  return undefined
}

const articleAt = (feed: HTMLElement, index: number) =>
  feed.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`)

function indexOf(element: Element): number | undefined {
  const position = element.closest('[aria-posinset]')?.getAttribute('aria-posinset')
  return position ? Number(position) - 1 : undefined
}

/** Elements before or after the feed that can have the focus. */
function outside(feed: HTMLElement, side: number): HTMLElement[] {
  return [...feed.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    const where = feed.compareDocumentPosition(element)
    return (
      (where & side) !== 0 &&
      (where & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0 &&
      element.checkVisibility({ visibilityProperty: true })
    )
  })
}
