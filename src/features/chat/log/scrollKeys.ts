/** The effect of a key on the log when the focus is on it, or on an element in it that does not use the key. */
export type ScrollKey = 'to the beginning' | 'to the end' | 'left to the browser'

interface Keys {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * The app handles Home and End: the browser scrolls to the estimated position of the first or the last message, which
 * changes during the scroll. The browser handles scrolling by lines and pages.
 */
export function scrollKeyOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): ScrollKey | undefined {
  if (altKey) return undefined
  // On a Mac ⌘ and an arrow.
  if (key === 'Home' || (key === 'ArrowUp' && metaKey)) return shiftKey ? undefined : 'to the beginning'
  if (key === 'End' || (key === 'ArrowDown' && metaKey)) return shiftKey ? undefined : 'to the end'
  if (ctrlKey || metaKey) return undefined
  return ['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', ' '].includes(key) ? 'left to the browser' : undefined
}
