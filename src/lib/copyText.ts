/**
 * Puts text on the clipboard; rejects when that cannot be done, so that the interface never says "copied" when it was not. Where the
 * page may not use the clipboard (plain http, an embedding page's rules), a selection and `execCommand` replace it.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copySelected(text)
  }
}

function copySelected(text: string): void {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Rendered, so that the selection works, but neither visible nor scrolled to.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0'
  document.body.append(field)
  try {
    field.select()
    if (!document.execCommand('copy')) throw new Error('The browser did not copy the text.')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
