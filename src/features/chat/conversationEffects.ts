import { atom } from 'jotai'
import { ApiError } from '#src/api/ApiError.ts'
import { chatKeys, createChatMutation, sendMessageMutation } from '#src/api/chats.ts'
import type { ChatSummary } from '#src/api/shapes.ts'
import { GREETING_DELAY_MS } from '#src/product/limits.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import type { ConversationEffect, ConversationEvent, Failed, Sending } from './conversationState.ts'
import { giveBackAtom, writeDraftAtom } from './drafts.ts'
import { rememberGreeting } from './greetings.ts'
import { type Place, viewerAtom, VISITOR } from './place.ts'

type Report = (event: ConversationEvent) => void

/** Does one of the things a conversation asks for; what takes time reports back as an event. */
export const runConversationEffectAtom = atom(
  null,
  (get, set, place: Place, effect: ConversationEffect, report: Report): void => {
    const { clock, sessionStorage } = get(worldAtom)
    const client = get(queryClientAtom)
    const isCurrent = () => get(viewerAtom) === place.viewer
    switch (effect.do) {
      case 'wait for the greeting':
        clock.setTimeout(() => report({ type: 'greeting due', at: instantText(clock.now()) }), GREETING_DELAY_MS)
        return
      case 'remember the greeting':
        if (place.viewer === VISITOR) rememberGreeting(sessionStorage, place.characterId, effect.text)
        return
      case 'clear the draft':
        set(writeDraftAtom, place, '')
        return
      case 'create the chat':
        void set(createChatAtom, place, effect.attempt, report)
        return
      case 'send the message':
        void set(sendMessageAtom, effect.chat, effect.sending, report)
        return
      case 'give the text back':
        set(giveBackAtom, place, effect.text)
        return
      case 'read the chat again':
        if (isCurrent()) void client.invalidateQueries({ queryKey: chatKeys.withCharacter(place.characterId) })
        return
      case 'read the messages again': {
        const chat = client.getQueryData<ChatSummary | null>(chatKeys.withCharacter(place.characterId))
        if (isCurrent() && chat) void client.invalidateQueries({ queryKey: chatKeys.messages(chat.id) })
      }
    }
  },
)

const createChatAtom = atom(null, async (get, _set, { characterId }: Place, attempt: number, report: Report) => {
  const client = get(queryClientAtom)
  const { timeZone } = get(worldAtom)
  try {
    const chat = await client
      .getMutationCache()
      .build(client, createChatMutation)
      .execute({ characterId, timeZone: timeZone() })
    report({ type: 'chat created', attempt, chat })
  } catch (error) {
    report({ type: 'send failed', attempt, failed: failedBy(error) })
  }
})

const sendMessageAtom = atom(null, async (get, _set, chat: ChatSummary, sending: Sending, report: Report) => {
  const client = get(queryClientAtom)
  const { timeZone, clock } = get(worldAtom)
  const { attempt, text, greeting, after, at: sentAt } = sending
  // A reading that is under way would bring half of this exchange.
  void client.cancelQueries({ queryKey: chatKeys.messages(chat.id) })
  try {
    await client
      .getMutationCache()
      .build(client, sendMessageMutation)
      .execute({ chat, text, greeting, after, sentAt, timeZone: timeZone(), now: () => instantText(clock.now()) })
    report({ type: 'replied', attempt })
  } catch (error) {
    report({ type: 'send failed', attempt, failed: failedBy(error) })
  }
})

/** A moment as servers write it. */
export function instantText(ms: number): string {
  return new Date(ms).toISOString()
}

function failedBy(error: unknown): Failed {
  if (!(error instanceof ApiError)) return { text: 'Send message failed.', isGone: false, isUncertain: true }
  return { text: error.message, isGone: error.status === 404, isUncertain: error.status === undefined }
}
