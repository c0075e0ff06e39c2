import type { QueryClient } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { chatQuery, messagesQuery } from '#src/api/calls/chats.ts'
import { deleteChatMutation, resetChatMutation } from '#src/api/calls/endChat.ts'
import { runMutation } from '#src/api/cache/runMutation.ts'
import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { noteChatChange } from '#src/storage/chatChanges.ts'
import type { Store } from '#src/world/Store.ts'
import { queryClientAtom, storeAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { isSendable } from '../composer/composerRules.ts'
import { draftAt } from '../composer/drafts.ts'
import { type ConversationKey, viewerAtom } from '../conversationKey.ts'
import { announcementAtom } from '../log/announcement.ts'
import { canSend, conversationAfter } from './conversation.ts'
import { conversationAt, conversationsAtom, keyOf } from './conversationAtoms.ts'
import { createConversationEffects, type Dispatch, instantText } from './conversationEffects.ts'
import type { ConversationEvent, ConversationState, KnownChat } from './conversationState.ts'

/** Everything that changes the conversations of one app. Components read a conversation from `conversationAt`. */
export interface ConversationControl {
  /** The only way to change a conversation. Returns its state after the event. */
  dispatch: Dispatch
  /** Sends the composer's text as the current viewer: the message appears with the key press. */
  sendDraft(characterId: string): void
  /** Restarts a conversation. Rejects with an error whose text is shown. */
  restart(conversationKey: ConversationKey, chat: ChatSummary): Promise<void>
  /** Deletes a conversation. Rejects with an error whose text is shown. */
  delete(conversationKey: ConversationKey, chat: ChatSummary): Promise<void>
}

export const conversationControlAtom = atom((get): ConversationControl => createConversations(get(storeAtom)))

export const useConversationControl = () => useAtomValue(conversationControlAtom)

function createConversations(store: Store): ConversationControl {
  const client = store.get(queryClientAtom)
  const { clock, storage } = store.get(worldAtom)
  const effects = createConversationEffects(store, dispatch)
  const now = () => instantText(clock.now())
  const mayChange = (conversationKey: ConversationKey) => canSend(store.get(conversationAt(conversationKey)))

  function dispatch(conversationKey: ConversationKey, event: ConversationEvent): ConversationState {
    const was = store.get(conversationAt(conversationKey))
    const next = conversationAfter(was, event)
    const all = { ...store.get(conversationsAtom), [keyOf(conversationKey)]: next.state }
    store.set(conversationsAtom, withoutOthers(all, store.get(viewerAtom)))
    if (hasChangedTheServer(event)) noteChatChange(storage, conversationKey)
    for (const effect of next.effects) effects.run(conversationKey, effect)
    if (was.sending?.turn === 'taken' && next.state.sending?.attempt !== was.sending.attempt)
      effects.endTurn(conversationKey)
    return store.get(conversationAt(conversationKey))
  }

  return {
    dispatch,

    sendDraft(characterId) {
      const conversationKey = { viewer: store.get(viewerAtom), characterId }
      const text = store.get(draftAt(conversationKey)).read() ?? ''
      if (!isSendable(text)) return
      const known = knownOf(client, characterId)
      dispatch(conversationKey, { type: 'sent', text: text.trim(), at: now(), known })
    },

    async restart(conversationKey, chat) {
      if (!mayChange(conversationKey)) throw new Error('Failed to reset chat.')
      dispatch(conversationKey, { type: 'restart began' })
      try {
        await runMutation(client, resetChatMutation, { chat, now })
        dispatch(conversationKey, { type: 'restarted' })
        store.set(announcementAtom, { text: 'The conversation has started over.' })
      } catch (error) {
        dispatch(conversationKey, { type: 'ending failed' })
        throw error
      }
    },

    async delete(conversationKey, chat) {
      if (!mayChange(conversationKey)) throw new Error('Failed to delete chat.')
      dispatch(conversationKey, { type: 'deletion began' })
      try {
        await runMutation(client, deleteChatMutation, chat)
        dispatch(conversationKey, { type: 'deleted' })
      } catch (error) {
        dispatch(conversationKey, { type: 'ending failed' })
        throw error
      }
    },
  }
}

function knownOf(client: QueryClient, characterId: string): KnownChat | undefined {
  const chat = client.getQueryData(chatQuery(characterId).queryKey)
  if (!chat) return chat === null ? { chat, after: 0 } : undefined
  const stored = client.getQueryData(messagesQuery(chat.id).queryKey)
  return stored && { chat, after: stored.length }
}

/** Whether other tabs may now show stale data. */
function hasChangedTheServer(event: ConversationEvent): boolean {
  if (event.type === 'looked for') return event.found === 'replied'
  return event.type === 'replied' || event.type === 'restarted' || event.type === 'deleted'
}

/** Drops the conversations of other members, except those with a pending message. */
function withoutOthers(all: Record<string, ConversationState>, viewer: string): Record<string, ConversationState> {
  const isKept = ([key, { sending }]: [string, ConversationState]) =>
    key.startsWith(`${viewer}:`) || key.startsWith(`${VISITOR}:`) || sending !== undefined
  return Object.fromEntries(Object.entries(all).filter(isKept))
}
