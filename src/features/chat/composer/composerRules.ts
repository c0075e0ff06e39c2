import { charCount } from '#src/lib/charCount.ts'
import { CHAT_MESSAGE_MAX_CHARS } from '#src/product/limits.ts'

/** A visible character. U+2800 is the blank Braille pattern. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u

/** Whether a text can be sent: it is trimmed first and must contain a visible character. */
export function isSendable(text: string): boolean {
  return charCount(text.trim()) <= CHAT_MESSAGE_MAX_CHARS && VISIBLE.test(text)
}

interface KeyPress {
  key: string
  shiftKey: boolean
  isComposing: boolean
  keyCode: number
}

/**
 * Whether a key press sends the message: Enter, but not the one that ends the composition of a word. Safari
 * reports that one after the composition has ended; only the key code 229 tells it from another.
 */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229
}
