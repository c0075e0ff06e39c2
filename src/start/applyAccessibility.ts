import type { Accessibility } from '#src/storage/preferences.ts'

/**
 * Puts text size, bold text and highlighting on the element that everything stands in, dialogs and toasts included.
 * The size is a percentage, so that it multiplies what the visitor chose in the browser (A9-28 … A9-31).
 */
export function applyAccessibility(root: HTMLElement, { fontSize, boldText, highlightClickable }: Accessibility): void {
  root.style.fontSize = fontSize === 1 ? '' : `${fontSize * 100}%`
  root.toggleAttribute('data-bold-text', boldText)
  root.toggleAttribute('data-highlight-clickable', highlightClickable)
}
