import type { StoredMessage } from './conversationShapes.ts'

/**
 * Where in a conversation the message that was sent from this browser is; -1 if it is missing. `after`: how many messages
 * the chat had before. A server may change white space and the Unicode form (NFC or NFD) of a text.
 */
export function indexOfSent(stored: readonly StoredMessage[], text: string, after: number): number {
  const sent = comparable(text)
  return stored.findIndex(
    ({ isCharacter, content }, index) => index >= after && !isCharacter && comparable(content) === sent,
  )
}

const comparable = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
