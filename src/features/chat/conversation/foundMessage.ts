import type { QueryClient } from '@tanstack/react-query'
import { characterKeys } from '#src/api/calls/characters.ts'
import { chatKeys, chatQuery, messagesQuery } from '#src/api/calls/chats.ts'
import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'
import { indexOfSent } from '#src/api/shapes/sentText.ts'
import type { Found, Sending } from './conversationState.ts'

/** Fetches the conversation and returns the state of a message that was sent into it. */
export async function foundMessage(client: QueryClient, characterId: string, sending: Sending): Promise<Found> {
  const now = { staleTime: 0, retry: false } as const
  try {
    const chat = sending.chat ?? (await client.query({ ...chatQuery(characterId), ...now }))
    if (!chat) return 'missing'
    const stored = await client.query({ ...messagesQuery(chat.id), ...now })
    const found = foundIn(stored, sending)
    // Caches the chat that was created for this message.
    if (found !== 'missing' && sending.chat) client.setQueryData(chatKeys.withCharacter(characterId), chat)
    return found
  } catch {
    return 'unreadable'
  }
}

/** Looks for a message in the conversation, after the earlier messages. Without `after` it was not sent yet. */
export function foundIn(
  stored: readonly StoredMessage[],
  { text, after = Infinity }: Pick<Sending, 'text' | 'after'>,
): Found {
  const position = indexOfSent(stored, text, after)
  if (position === -1) return 'missing'
  return stored.slice(position + 1).some(({ isCharacter }) => isCharacter) ? 'replied' : 'stored'
}

/** Invalidates what a reply changes besides the messages. */
export function noteArrival(client: QueryClient, characterId: string): void {
  void client.invalidateQueries({ queryKey: chatKeys.mine, refetchType: 'none' })
  void client.invalidateQueries({ queryKey: characterKeys.stats(characterId) })
}
