import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { ApiError } from '#src/api/ApiError.ts'
import { chatKeys, chatQuery, messagesQuery } from '#src/api/chats.ts'
import { createChatMutation, sendMessageMutation } from '#src/api/sendMessage.ts'
import { notKnownOf, toldBy } from '#src/api/failureTexts.ts'
import type { StoredMessage } from '#src/api/conversationShapes.ts'
import type { ChatSummary } from '#src/api/shapes.ts'
import { GREETING_DELAY_MS } from '#src/product/limits.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import type { ConversationEffect, ConversationEvent, Failed, Sending } from './conversationState.ts'
import { draftAt, giveBackAtom } from '../composer/drafts.ts'
import { foundMessage, lookDelayMs, noteArrival } from './foundMessage.ts'
import { rememberGreeting } from './greetings.ts'
import { VISITOR } from '#src/session/person.ts'
import { type ConversationKey, viewerAtom } from '../conversationKey.ts'
import { forgetSentAtom, readSentAtom, rememberSentAtom } from './sentMessage.ts'

type Dispatch = (event: ConversationEvent) => void
type SendTheMessage = Extract<ConversationEffect, { do: 'send the message' }>

/** Runs one side effect of a conversation; asynchronous effects report their result as an event. */
export const runConversationEffectAtom = atom(
  null,
  (get, set, conversationKey: ConversationKey, effect: ConversationEffect, dispatch: Dispatch): void => {
    const { clock, sessionStorage } = get(worldAtom)
    const client = get(queryClientAtom)
    const isCurrent = () => get(viewerAtom) === conversationKey.viewer
    switch (effect.do) {
      case 'wait for the greeting':
        clock.setTimeout(
          () => dispatch({ type: 'greeting due', offer: effect.offer, at: instantText(clock.now()) }),
          GREETING_DELAY_MS,
        )
        return
      case 'remember the greeting':
        if (conversationKey.viewer === VISITOR)
          rememberGreeting(sessionStorage, conversationKey.characterId, effect.text)
        return
      case 'take the text':
        get(draftAt(conversationKey)).write(undefined)
        return
      case 'remember the text': {
        const { text, at, after } = effect
        set(rememberSentAtom, conversationKey, { text, at, ...(after !== undefined && { after }) })
        return
      }
      case 'forget the text':
        set(forgetSentAtom, conversationKey, effect.at)
        return
      case 'look for a sent text':
        void set(takeUpSentAtom, conversationKey, dispatch)
        return
      case 'look for the message':
        set(lookLaterAtom, effect.done, () => void set(lookForMessageAtom, conversationKey, effect.sending, dispatch))
        return
      case 'note the message':
        if (isCurrent()) noteArrival(client, conversationKey.characterId)
        return
      case 'look the chat up':
        void set(inTurnAtom, conversationKey, () => set(lookUpAtom, conversationKey, effect.attempt, dispatch))
        return
      case 'create the chat':
        void set(createChatAtom, conversationKey, effect.attempt, dispatch)
        return
      case 'send the message':
        void set(sendMessageAtom, conversationKey, effect, dispatch)
        return
      case 'give the text back':
        set(forgetSentAtom, conversationKey, effect.at)
        set(giveBackAtom, conversationKey, effect.text)
        return
      case 'read the chat again':
        if (isCurrent())
          void client.invalidateQueries({ queryKey: chatKeys.withCharacter(conversationKey.characterId) })
    }
  },
)

/** Uses the query cache and no component: a sign-in remounts the page, and its chat is not loaded yet. */
const lookUpAtom = atom(
  null,
  async (get, _set, conversationKey: ConversationKey, attempt: number, dispatch: Dispatch) => {
    try {
      const { chat, stored } = await readChat(get(queryClientAtom), conversationKey)
      if (get(viewerAtom) !== conversationKey.viewer) throw new Error('Whoever wrote it has left.')
      dispatch({ type: 'chat found', attempt, known: { chat, after: stored.length } })
    } catch (error) {
      // Nothing was sent.
      dispatch({ type: 'send failed', attempt, failed: { ...failedBy(error), isGone: false, looks: 0 } })
    }
  },
)

/**
 * Looks for a message of an earlier page load that has no reply yet. Another tab may still be sending it: its lock is
 * released with the reply, or when the tab is closed.
 */
const takeUpSentAtom = atom(null, async (get, set, conversationKey: ConversationKey, dispatch: Dispatch) => {
  if (!set(readSentAtom, conversationKey)) return
  await set(inTurnAtom, conversationKey, async () => {
    const sent = set(readSentAtom, conversationKey)
    if (sent && get(viewerAtom) === conversationKey.viewer) dispatch({ type: 'sent before', after: undefined, ...sent })
  })
})

/** Runs the task while no other tab sends into the same conversation. */
const inTurnAtom = atom(
  null,
  (get, _set, { viewer, characterId }: ConversationKey, task: () => Promise<void>): Promise<void> => {
    const { tabs } = get(worldAtom)
    return tabs ? tabs.exclusively(`sending:${viewer}:${characterId}`, task) : task()
  },
)

/** Looks immediately the first time, then after a delay or when the browser is online again. */
const lookLaterAtom = atom(null, (get, _set, done: number, look: () => void): void => {
  if (done === 0) return look()
  const { clock, site } = get(worldAtom)
  const lookOnce = () => {
    cancel()
    stop?.()
    look()
  }
  const cancel = clock.setTimeout(lookOnce, lookDelayMs(done))
  const stop = site?.onOnline(lookOnce)
})

const lookForMessageAtom = atom(
  null,
  async (get, _set, conversationKey: ConversationKey, sending: Sending, dispatch: Dispatch) => {
    const { clock } = get(worldAtom)
    if (get(viewerAtom) !== conversationKey.viewer) return
    const found = await foundMessage(get(queryClientAtom), conversationKey.characterId, sending)
    dispatch({ type: 'looked for', attempt: sending.attempt, found, at: instantText(clock.now()) })
  },
)

async function readChat(
  client: QueryClient,
  { characterId }: ConversationKey,
): Promise<{ chat: ChatSummary | null; stored: StoredMessage[] }> {
  const chat = await client.query(chatQuery(characterId))
  return { chat, stored: chat ? await client.query(messagesQuery(chat.id)) : [] }
}

const createChatAtom = atom(
  null,
  async (get, _set, { characterId }: ConversationKey, attempt: number, dispatch: Dispatch) => {
    const client = get(queryClientAtom)
    const { timeZone } = get(worldAtom)
    try {
      const chat = await client
        .getMutationCache()
        .build(client, createChatMutation)
        .execute({ characterId, timeZone: timeZone() })
      dispatch({ type: 'chat created', attempt, chat })
    } catch (error) {
      dispatch({ type: 'send failed', attempt, failed: failedBy(error) })
    }
  },
)

const sendMessageAtom = atom(
  null,
  (_get, set, conversationKey: ConversationKey, message: SendTheMessage, dispatch: Dispatch) =>
    set(inTurnAtom, conversationKey, () => set(sendInTurnAtom, message, dispatch)),
)

const sendInTurnAtom = atom(null, async (get, _set, { chat, sending, after }: SendTheMessage, dispatch: Dispatch) => {
  const client = get(queryClientAtom)
  const { timeZone, clock } = get(worldAtom)
  const { attempt, text, greeting, at: sentAt } = sending
  // A request in flight could return only half of this exchange.
  void client.cancelQueries({ queryKey: chatKeys.messages(chat.id) })
  try {
    await client
      .getMutationCache()
      .build(client, sendMessageMutation)
      .execute({ chat, text, greeting, after, sentAt, timeZone: timeZone(), now: () => instantText(clock.now()) })
    dispatch({ type: 'replied', attempt })
  } catch (error) {
    dispatch({ type: 'send failed', attempt, failed: failedBy(error) })
  }
})

/** A time in the server's format (ISO 8601, UTC). */
export function instantText(ms: number): string {
  return new Date(ms).toISOString()
}

function failedBy(error: unknown): Failed {
  if (!(error instanceof ApiError)) return { text: 'Send message failed.', isGone: false, looks: 1 }
  // The call has already looked for the message: if it could tell, no further look is needed.
  const looks = notKnownOf(error) === undefined ? 0 : LOOKS_WITHOUT_RESPONSE
  return { text: toldBy(error, 'Send message failed.'), isGone: error.status === 404, looks }
}

/** A server whose response was lost may still be storing the message. */
const LOOKS_WITHOUT_RESPONSE = 2
