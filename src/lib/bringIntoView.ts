/**
 * As the `ref` of a message: scrolls it into view when it appears. On small screens, forms and dialogs are higher than
 * the window. A message that comes late does not move the page under a user who types in another form by then.
 */
export function bringIntoView(message: HTMLElement | null): void {
  const field = document.activeElement?.closest('input, textarea, select')
  if (!field || field.closest('form')?.contains(message)) message?.scrollIntoView({ block: 'nearest' })
}
