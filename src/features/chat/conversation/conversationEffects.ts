import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { ApiError } from '#src/api/ApiError.ts'
import { chatKeys, chatQuery, messagesQuery, readConversationAgain } from '#src/api/chats.ts'
import { createChatMutation, sendMessageMutation } from '#src/api/sendMessage.ts'
import { retryDelayMs } from '#src/api/retryDelay.ts'
import { notKnownOf, toldBy } from '#src/api/failureTexts.ts'
import type { StoredMessage } from '#src/api/conversationShapes.ts'
import type { ChatSummary } from '#src/api/shapes.ts'
import { CACHE_LIFE_MS, GREETING_DELAY_MS } from '#src/product/limits.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import type { ConversationEffect, ConversationEvent, ConversationState, Failed, Sending } from './conversationState.ts'
import { draftAt, giveBackAtom } from '../composer/drafts.ts'
import { foundMessage, noteArrival } from './foundMessage.ts'
import { rememberGreeting } from './greetings.ts'
import { VISITOR } from '#src/session/person.ts'
import { type ConversationKey, viewerAtom } from '../conversationKey.ts'
import { forgetSentAtom, readSentAtom, rememberSentAtom } from './sentMessage.ts'

/** Returns the state after the event. */
type Dispatch = (event: ConversationEvent) => ConversationState
type LookTheChatUp = Extract<ConversationEffect, { do: 'look the chat up' }>
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
      case 'ask for the turn':
        void set(askForTurnAtom, conversationKey, effect.attempt, dispatch)
        return
      case 'look the chat up':
        void set(lookUpAtom, conversationKey, effect, dispatch)
        return
      case 'create the chat':
        void set(createChatAtom, conversationKey, effect.attempt, dispatch)
        return
      case 'send the message':
        void set(sendMessageAtom, effect, dispatch)
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
  async (get, _set, conversationKey: ConversationKey, { attempt, isAgain }: LookTheChatUp, dispatch: Dispatch) => {
    try {
      const { chat, stored } = await readChat(get(queryClientAtom), conversationKey, isAgain ? 0 : CACHE_LIFE_MS)
      if (get(viewerAtom) !== conversationKey.viewer) throw new Error('Whoever wrote it has left.')
      dispatch({ type: 'chat found', attempt, known: { chat, after: stored.length } })
    } catch (error) {
      // Nothing was sent.
      dispatch({ type: 'send failed', attempt, failed: { ...failedBy(error), isGone: false, looks: 0 } })
    }
  },
)

/** The turns that this tab has, by conversation: a function that ends each. */
const turnsAtom = atom(() => new Map<string, () => void>())

/** The message that had the turn is settled: another tab may send into the conversation. */
export const endTurnAtom = atom(null, (get, _set, conversationKey: ConversationKey): void =>
  get(turnsAtom).get(turnOf(conversationKey))?.(),
)

const turnOf = ({ viewer, characterId }: ConversationKey) => `sending:${viewer}:${characterId}`

/** Runs `begin` while no other tab sends into the conversation, until the message that `begin` leads to is settled. */
const inTurnAtom = atom(
  null,
  async (
    get,
    _set,
    conversationKey: ConversationKey,
    begin: () => ConversationState | undefined,
    onWait: () => void,
  ) => {
    const { tabs } = get(worldAtom)
    const name = turnOf(conversationKey)
    const turns = get(turnsAtom)
    if (!tabs) return void begin()
    await tabs.exclusively(
      name,
      () =>
        new Promise<void>((resolve) => {
          turns.set(name, resolve)
          if (begin()?.sending?.turn !== 'taken') resolve()
        }),
      onWait,
    )
  },
)

const askForTurnAtom = atom(
  null,
  (get, set, conversationKey: ConversationKey, attempt: number, dispatch: Dispatch): Promise<void> =>
    set(
      inTurnAtom,
      conversationKey,
      () =>
        dispatch(
          get(viewerAtom) === conversationKey.viewer
            ? { type: 'turn came', attempt }
            : { type: 'send failed', attempt, failed: { text: 'Send message failed.', isGone: false, looks: 0 } },
        ),
      () => dispatch({ type: 'turn is later', attempt }),
    ),
)

/**
 * Looks for a message that has no reply yet. While another tab is sending it, it is shown here, too. If that tab is
 * closed, or it was an earlier page load, this tab finds out whether the message was stored.
 */
const takeUpSentAtom = atom(null, async (get, set, conversationKey: ConversationKey, dispatch: Dispatch) => {
  const seen = set(readSentAtom, conversationKey)
  if (!seen) return
  let isElsewhere = false
  await set(
    inTurnAtom,
    conversationKey,
    () => {
      const sent = set(readSentAtom, conversationKey)
      if (!sent || get(viewerAtom) !== conversationKey.viewer) return undefined
      return dispatch({ type: 'sent before', after: undefined, ...sent })
    },
    () => {
      isElsewhere = true
      dispatch({ type: 'sent elsewhere', after: undefined, ...seen })
    },
  )
  if (!isElsewhere) return
  await readConversationAgain(get(queryClientAtom), conversationKey.characterId)
  dispatch({ type: 'ended elsewhere' })
})

/** Looks immediately the first time, then after a delay or when the browser is online again. */
const lookLaterAtom = atom(null, (get, _set, done: number, look: () => void): void => {
  if (done === 0) return look()
  const { clock, site, firstRetryMs } = get(worldAtom)
  const lookOnce = () => {
    cancel()
    stop?.()
    look()
  }
  const cancel = clock.setTimeout(lookOnce, retryDelayMs(done - 1, firstRetryMs))
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
  staleTime: number,
): Promise<{ chat: ChatSummary | null; stored: StoredMessage[] }> {
  const chat = await client.query({ ...chatQuery(characterId), staleTime })
  return { chat, stored: chat ? await client.query({ ...messagesQuery(chat.id), staleTime }) : [] }
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

const sendMessageAtom = atom(null, async (get, _set, { chat, sending, after }: SendTheMessage, dispatch: Dispatch) => {
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
