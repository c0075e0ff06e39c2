import { Refusal } from '#mocks/situation/refusal.ts'

/** Copies a text to the clipboard. Plain-http addresses have no clipboard API, so it then copies a selection. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (!copySelected(text)) throw new Refusal(`The browser does not allow copying here. Copy it by hand: ${text}`)
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  const before = document.activeElement
  field.select()
  try {
    // Deprecated, but the only way without a secure context.
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
