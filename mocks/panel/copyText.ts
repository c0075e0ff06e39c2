import { Refusal } from '#mocks/situation/refusal.ts'

/** Puts a text on the clipboard; on plain-http addresses, where browsers offer none, as a selection that is copied. */
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
    // Outdated, and the only way where there is no secure context.
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
