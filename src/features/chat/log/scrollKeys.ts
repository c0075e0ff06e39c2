/** What a key does to the log when it, or something in it that has no use for the key, has the focus. */
export type ScrollKey = 'to the beginning' | 'to the end' | 'left to the browser'

interface Keys {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * Home and End are ours: the browser scrolls to where the first or the last message is estimated to be, and that changes
 * on the way. By lines and pages the browser scrolls as it always does.
 */
export function scrollKeyOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): ScrollKey | undefined {
  if (altKey) return undefined
  // On a Mac ⌘ and an arrow.
  if (key === 'Home' || (key === 'ArrowUp' && metaKey)) return shiftKey ? undefined : 'to the beginning'
  if (key === 'End' || (key === 'ArrowDown' && metaKey)) return shiftKey ? undefined : 'to the end'
  if (ctrlKey || metaKey) return undefined
  return ['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', ' '].includes(key) ? 'left to the browser' : undefined
}
