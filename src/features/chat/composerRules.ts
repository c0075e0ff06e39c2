import { CHAT_MESSAGE_MAX_CHARS } from '#src/product/limits.ts'

/** Whether a text may be sent: blanks at its ends do not count (AMB-61). */
export function isSendable(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= CHAT_MESSAGE_MAX_CHARS
}

interface KeyPress {
  key: string
  shiftKey: boolean
  isComposing: boolean
  keyCode: number
}

/**
 * Whether a key press sends the message: Enter, but not the one that ends the composition of a word (B5.8-09). Safari
 * reports that one after the composition has ended; only the key code 229 tells it from another.
 */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229
}
