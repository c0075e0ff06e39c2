import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { chatQuery, messagesQuery } from '#src/api/chats.ts'
import { deleteChatMutation, resetChatMutation } from '#src/api/endChat.ts'
import type { ChatSummary } from '#src/api/shapes.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { isSendable } from '../composer/composerRules.ts'
import { canSend } from './conversation.ts'
import { conversationAt, conversationEventAtom } from './conversationAtoms.ts'
import { instantText } from './conversationEffects.ts'
import type { Known } from './conversationState.ts'
import { draftAt } from '../composer/drafts.ts'
import { announcementAtom } from '../log/announcement.ts'
import { type Place, viewerAtom } from '../place.ts'

/** Sends the composer's text as the current viewer: the message appears with the key press (B4.9-12). */
export const sendDraftAtom = atom(null, (get, set, characterId: string): void => {
  const place = { viewer: get(viewerAtom), characterId }
  const text = get(draftAt(place)).read() ?? ''
  if (!isSendable(text)) return
  const at = instantText(get(worldAtom).clock.now())
  const known = knownOf(get(queryClientAtom), characterId)
  set(conversationEventAtom, place, { type: 'sent', text: text.trim(), at, known })
})

function knownOf(client: QueryClient, characterId: string): Known | undefined {
  const chat = client.getQueryData(chatQuery(characterId).queryKey)
  if (!chat) return chat === null ? { chat, after: 0 } : undefined
  const said = client.getQueryData(messagesQuery(chat.id).queryKey)
  return said && { chat, after: said.length }
}

/** Restarts a conversation (B4.9-20 … B4.9-24). Rejects with an error whose text is shown. */
export const restartAtom = atom(null, async (get, set, place: Place, chat: ChatSummary): Promise<void> => {
  if (!canSend(get(conversationAt(place)))) throw new Error('Failed to reset chat.')
  const client = get(queryClientAtom)
  const now = () => instantText(get(worldAtom).clock.now())
  set(conversationEventAtom, place, { type: 'restart began' })
  try {
    await client.getMutationCache().build(client, resetChatMutation).execute({ chat, now })
    set(conversationEventAtom, place, { type: 'restarted' })
    set(announcementAtom, { text: 'The conversation has started over.' })
  } catch (error) {
    set(conversationEventAtom, place, { type: 'ending failed' })
    throw error
  }
})

/** Deletes a conversation (B4.9-25, B4.9-26). Rejects with an error whose text is shown. */
export const deleteAtom = atom(null, async (get, set, place: Place, chat: ChatSummary): Promise<void> => {
  if (!canSend(get(conversationAt(place)))) throw new Error('Failed to delete chat.')
  const client = get(queryClientAtom)
  set(conversationEventAtom, place, { type: 'deletion began' })
  try {
    await client.getMutationCache().build(client, deleteChatMutation).execute(chat)
    set(conversationEventAtom, place, { type: 'deleted' })
  } catch (error) {
    set(conversationEventAtom, place, { type: 'ending failed' })
    throw error
  }
})
