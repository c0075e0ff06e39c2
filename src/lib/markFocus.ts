import type { FocusEvent } from 'react'

const MARK = 'data-autofocus'

/**
 * Marks the focused element as the one that Mantine's focus trap chooses. The trap focuses an element twice, the second
 * time after an effect: without the mark it would take the focus back from an element that the user has reached meanwhile.
 */
export function markFocus({ currentTarget, target }: FocusEvent): void {
  // React's events also pass from a dialog to the one that opened it.
  if (!currentTarget.contains(target)) return
  for (const marked of currentTarget.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK)
  target.setAttribute(MARK, 'true')
}
