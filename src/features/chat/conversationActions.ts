import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { ApiError } from '#src/api/ApiError.ts'
import { chatQuery, deleteChatMutation, messagesQuery, resetChatMutation } from '#src/api/chats.ts'
import type { ChatSummary } from '#src/api/shapes.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { isSendable } from './composerRules.ts'
import { canSend } from './conversation.ts'
import { conversationAt, conversationEventAtom } from './conversationAtoms.ts'
import { instantText } from './conversationEffects.ts'
import { claimDraftAtom, draftAt } from './drafts.ts'
import { announcementAtom } from './log/announcement.ts'
import { type Place, viewerAtom } from './place.ts'

interface Known {
  chat: ChatSummary | null
  said: number
}

/**
 * Sends what stands in the composer, as the viewer of this moment. It acts on caches and not on a component: after a
 * sign-in the page is a new one, and its chat has yet to be looked up.
 */
export const sendDraftAtom = atom(null, async (get, set, characterId: string): Promise<void> => {
  const place = { viewer: get(viewerAtom), characterId }
  set(claimDraftAtom, place)
  const client = get(queryClientAtom)
  const known = knownOf(client, characterId)
  // At once where everything is known: the message appears with the key press (B4.9-12).
  if (known) return set(sendNowAtom, place, known)
  try {
    const loaded = await loadedOf(client, characterId)
    if (get(viewerAtom) === place.viewer) set(sendNowAtom, place, loaded)
  } catch (error) {
    const text = error instanceof ApiError ? error.message : 'Send message failed.'
    if (get(viewerAtom) === place.viewer) set(conversationEventAtom, place, { type: 'send refused', text })
  }
})

const sendNowAtom = atom(null, (get, set, place: Place, { chat, said }: Known): void => {
  const text = get(draftAt(place))
  if (!isSendable(text)) return
  const at = instantText(get(worldAtom).clock.now())
  set(conversationEventAtom, place, { type: 'sent', text: text.trim(), at, chat, after: said })
})

function knownOf(client: QueryClient, characterId: string): Known | undefined {
  const chat = client.getQueryData(chatQuery(characterId).queryKey)
  if (!chat) return chat === null ? { chat, said: 0 } : undefined
  const said = client.getQueryData(messagesQuery(chat.id).queryKey)
  return said && { chat, said: said.length }
}

async function loadedOf(client: QueryClient, characterId: string): Promise<Known> {
  const chat = await client.query(chatQuery(characterId))
  return { chat, said: chat ? (await client.query(messagesQuery(chat.id))).length : 0 }
}

/** Starts a conversation over (B4.9-20 … B4.9-24). Rejects with what is to be said about a failure. */
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

/** Deletes a conversation (B4.9-25, B4.9-26). Rejects with what is to be said about a failure. */
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
