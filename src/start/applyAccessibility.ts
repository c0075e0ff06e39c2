import type { Accessibility } from '#src/storage/preferences.ts'

/**
 * Sets text size, bold text and highlighting on the root element, for dialogs and toasts too.
 * The size is a percentage, so that it multiplies the size of the browser's settings.
 */
export function applyAccessibility(root: HTMLElement, { fontSize, boldText, highlightClickable }: Accessibility): void {
  root.style.fontSize = fontSize === 1 ? '' : `${fontSize * 100}%`
  root.toggleAttribute('data-bold-text', boldText)
  root.toggleAttribute('data-highlight-clickable', highlightClickable)
}
