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
import type { KnownChat } from './conversationState.ts'
import { draftAt } from '../composer/drafts.ts'
import { announcementAtom } from '../log/announcement.ts'
import { type ConversationKey, viewerAtom } from '../conversationKey.ts'

/** Sends the composer's text as the current viewer: the message appears with the key press (B4.9-12). */
export const sendDraftAtom = atom(null, (get, set, characterId: string): void => {
  const conversationKey = { viewer: get(viewerAtom), characterId }
  const text = get(draftAt(conversationKey)).read() ?? ''
  if (!isSendable(text)) return
  const at = instantText(get(worldAtom).clock.now())
  const known = knownOf(get(queryClientAtom), characterId)
  set(conversationEventAtom, conversationKey, { type: 'sent', text: text.trim(), at, known })
})

function knownOf(client: QueryClient, characterId: string): KnownChat | undefined {
  const chat = client.getQueryData(chatQuery(characterId).queryKey)
  if (!chat) return chat === null ? { chat, after: 0 } : undefined
  const stored = client.getQueryData(messagesQuery(chat.id).queryKey)
  return stored && { chat, after: stored.length }
}

/** Restarts a conversation (B4.9-20 … B4.9-24). Rejects with an error whose text is shown. */
export const restartAtom = atom(
  null,
  async (get, set, conversationKey: ConversationKey, chat: ChatSummary): Promise<void> => {
    if (!canSend(get(conversationAt(conversationKey)))) throw new Error('Failed to reset chat.')
    const client = get(queryClientAtom)
    const now = () => instantText(get(worldAtom).clock.now())
    set(conversationEventAtom, conversationKey, { type: 'restart began' })
    try {
      await client.getMutationCache().build(client, resetChatMutation).execute({ chat, now })
      set(conversationEventAtom, conversationKey, { type: 'restarted' })
      set(announcementAtom, { text: 'The conversation has started over.' })
    } catch (error) {
      set(conversationEventAtom, conversationKey, { type: 'ending failed' })
      throw error
    }
  },
)

/** Deletes a conversation (B4.9-25, B4.9-26). Rejects with an error whose text is shown. */
export const deleteAtom = atom(
  null,
  async (get, set, conversationKey: ConversationKey, chat: ChatSummary): Promise<void> => {
    if (!canSend(get(conversationAt(conversationKey)))) throw new Error('Failed to delete chat.')
    const client = get(queryClientAtom)
    set(conversationEventAtom, conversationKey, { type: 'deletion began' })
    try {
      await client.getMutationCache().build(client, deleteChatMutation).execute(chat)
      set(conversationEventAtom, conversationKey, { type: 'deleted' })
    } catch (error) {
      set(conversationEventAtom, conversationKey, { type: 'ending failed' })
      throw error
    }
  },
)
