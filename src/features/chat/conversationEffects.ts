import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { ApiError } from '#src/api/ApiError.ts'
import { chatKeys, chatQuery, createChatMutation, messagesQuery, sendMessageMutation } from '#src/api/chats.ts'
import type { Said } from '#src/api/conversationShapes.ts'
import type { ChatSummary } from '#src/api/shapes.ts'
import { GREETING_DELAY_MS } from '#src/product/limits.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import type { ConversationEffect, ConversationEvent, Failed } from './conversationState.ts'
import { giveBackAtom, writeDraftAtom } from './drafts.ts'
import { rememberGreeting } from './greetings.ts'
import { type Place, viewerAtom, VISITOR } from './place.ts'
import { forgetSent, rememberSent, sentBefore } from './sentText.ts'

type Report = (event: ConversationEvent) => void
type SendTheMessage = Extract<ConversationEffect, { do: 'send the message' }>

/** Does one of the things a conversation asks for; what takes time reports back as an event. */
export const runConversationEffectAtom = atom(
  null,
  (get, set, place: Place, effect: ConversationEffect, report: Report): void => {
    const { clock, sessionStorage } = get(worldAtom)
    const client = get(queryClientAtom)
    const isCurrent = () => get(viewerAtom) === place.viewer
    switch (effect.do) {
      case 'wait for the greeting':
        clock.setTimeout(
          () => report({ type: 'greeting due', offer: effect.offer, at: instantText(clock.now()) }),
          GREETING_DELAY_MS,
        )
        return
      case 'remember the greeting':
        if (place.viewer === VISITOR) rememberGreeting(sessionStorage, place.characterId, effect.text)
        return
      case 'take the text':
        set(writeDraftAtom, place, '')
        rememberSent(sessionStorage, place, effect.text)
        return
      case 'forget the text':
        forgetSent(sessionStorage, place)
        return
      case 'look for a lost text': {
        const text = sentBefore(sessionStorage, place)
        if (text !== '') void set(findLostAtom, place, text)
        return
      }
      case 'look the chat up':
        void set(lookUpAtom, place, effect.attempt, report)
        return
      case 'create the chat':
        void set(createChatAtom, place, effect.attempt, report)
        return
      case 'send the message':
        void set(sendMessageAtom, effect, report)
        return
      case 'give the text back':
        forgetSent(sessionStorage, place)
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

/** It acts on caches and not on a component: after a sign-in the page is a new one, and its chat has yet to be read. */
const lookUpAtom = atom(null, async (get, _set, place: Place, attempt: number, report: Report) => {
  try {
    const { chat, said } = await readChat(get(queryClientAtom), place)
    if (get(viewerAtom) !== place.viewer) throw new Error('Whoever wrote it has left.')
    report({ type: 'chat found', attempt, known: { chat, after: said.length } })
  } catch (error) {
    // Nothing was sent.
    report({ type: 'send failed', attempt, failed: { ...failedBy(error), isGone: false, isUncertain: false } })
  }
})

/** A text that was on its way when the page was loaded anew goes back to the composer, unless it has arrived. */
const findLostAtom = atom(null, async (get, set, place: Place, text: string) => {
  const { sessionStorage } = get(worldAtom)
  const { said } = await readChat(get(queryClientAtom), place).catch(() => ({ said: [] }))
  // Sent once more, or found by another look, meanwhile.
  if (sentBefore(sessionStorage, place) !== text) return
  forgetSent(sessionStorage, place)
  if (said.findLast(({ isCharacter }) => !isCharacter)?.content !== text) set(giveBackAtom, place, text)
})

async function readChat(
  client: QueryClient,
  { characterId }: Place,
): Promise<{ chat: ChatSummary | null; said: Said[] }> {
  const chat = await client.query(chatQuery(characterId))
  return { chat, said: chat ? await client.query(messagesQuery(chat.id)) : [] }
}

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

const sendMessageAtom = atom(null, async (get, _set, { chat, sending, after }: SendTheMessage, report: Report) => {
  const client = get(queryClientAtom)
  const { timeZone, clock } = get(worldAtom)
  const { attempt, text, greeting, at: sentAt } = sending
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
