import { ApiError } from '#src/api/calls/ApiError.ts'
import { chatKeys, chatQuery, messagesQuery, readConversationAgain } from '#src/api/calls/chats.ts'
import { runMutation } from '#src/api/cache/runMutation.ts'
import { createChatMutation, sendMessageMutation } from '#src/api/calls/sendMessage.ts'
import { retryDelayMs } from '#src/api/calls/retryDelay.ts'
import { notKnownOf, toldBy } from '#src/api/calls/failureTexts.ts'
import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'
import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'
import { CACHE_LIFE_MS, GREETING_DELAY_MS } from '#src/product/limits.ts'
import type { Store } from '#src/world/Store.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import type { ConversationEffect, ConversationEvent, ConversationState, Failed, Sending } from './conversationState.ts'
import { draftAt, giveBack } from '../composer/drafts.ts'
import { foundMessage, noteArrival } from './foundMessage.ts'
import { rememberGreeting } from './greetings.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { type ConversationKey, viewerAtom } from '../conversationKey.ts'
import { forgetSent, readSent, rememberSent } from './sentMessage.ts'

/** Returns the state after the event. */
export type Dispatch = (conversationKey: ConversationKey, event: ConversationEvent) => ConversationState
type LookTheChatUp = Extract<ConversationEffect, { do: 'look the chat up' }>
type SendTheMessage = Extract<ConversationEffect, { do: 'send the message' }>

/** The side effects of conversations; asynchronous effects report their result as an event. */
export function createConversationEffects(store: Store, dispatch: Dispatch) {
  const client = store.get(queryClientAtom)
  const { clock, sessionStorage, site, tabs, timeZone, firstRetryMs } = store.get(worldAtom)
  const now = () => instantText(clock.now())
  const isCurrent = ({ viewer }: ConversationKey) => store.get(viewerAtom) === viewer

  /** The turns that this tab has, by conversation: a function that ends each. */
  const turns = new Map<string, () => void>()

  /** Runs `begin` while no other tab sends into the conversation, until the message that `begin` leads to is settled. */
  const inTurn = async (
    conversationKey: ConversationKey,
    begin: () => ConversationState | undefined,
    onWait: () => void,
  ): Promise<void> => {
    const name = turnOf(conversationKey)
    // The turn never comes within the effect that asks for it.
    if (!tabs) return void (await Promise.resolve().then(begin))
    await tabs.exclusively(
      name,
      () =>
        new Promise<void>((resolve) => {
          turns.set(name, resolve)
          if (begin()?.sending?.turn !== 'taken') resolve()
        }),
      onWait,
    )
  }

  const askForTurn = (conversationKey: ConversationKey, attempt: number): Promise<void> =>
    inTurn(
      conversationKey,
      () =>
        dispatch(
          conversationKey,
          isCurrent(conversationKey)
            ? { type: 'turn came', attempt }
            : { type: 'send failed', attempt, failed: { text: 'Send message failed.', isGone: false, looks: 0 } },
        ),
      () => dispatch(conversationKey, { type: 'turn is later', attempt }),
    )

  /** Uses the query cache and no component: a sign-in remounts the page, and its chat is not loaded yet. */
  const lookUp = async (conversationKey: ConversationKey, { attempt, isAgain }: LookTheChatUp): Promise<void> => {
    try {
      const { chat, stored } = await readChat(conversationKey, isAgain ? 0 : CACHE_LIFE_MS)
      if (!isCurrent(conversationKey)) throw new Error('Whoever wrote it has left.')
      dispatch(conversationKey, { type: 'chat found', attempt, known: { chat, after: stored.length } })
    } catch (error) {
      // Nothing was sent.
      dispatch(conversationKey, {
        type: 'send failed',
        attempt,
        failed: { ...failedBy(error), isGone: false, looks: 0 },
      })
    }
  }

  const readChat = async (
    { characterId }: ConversationKey,
    staleTime: number,
  ): Promise<{ chat: ChatSummary | null; stored: StoredMessage[] }> => {
    const chat = await client.query({ ...chatQuery(characterId), staleTime })
    return { chat, stored: chat ? await client.query({ ...messagesQuery(chat.id), staleTime }) : [] }
  }

  const createChat = async (conversationKey: ConversationKey, attempt: number): Promise<void> => {
    const { characterId } = conversationKey
    try {
      const chat = await runMutation(client, createChatMutation, { characterId, timeZone: timeZone() })
      dispatch(conversationKey, { type: 'chat created', attempt, chat })
    } catch (error) {
      dispatch(conversationKey, { type: 'send failed', attempt, failed: failedBy(error) })
    }
  }

  const sendMessage = async (conversationKey: ConversationKey, { chat, sending, after }: SendTheMessage) => {
    const { attempt, text, greeting, at: sentAt } = sending
    // A request in flight could return only half of this exchange.
    void client.cancelQueries({ queryKey: chatKeys.messages(chat.id) })
    try {
      await runMutation(client, sendMessageMutation, { chat, text, greeting, after, sentAt, timeZone: timeZone(), now })
      dispatch(conversationKey, { type: 'replied', attempt })
    } catch (error) {
      dispatch(conversationKey, { type: 'send failed', attempt, failed: failedBy(error) })
    }
  }

  /**
   * Looks for a message that has no reply yet. While another tab is sending it, it is shown here, too. If that tab is
   * closed, or it was an earlier page load, this tab finds out whether the message was stored.
   */
  const takeUpSent = async (conversationKey: ConversationKey): Promise<void> => {
    const seen = readSent(store, conversationKey)
    if (!seen) return
    let isElsewhere = false
    await inTurn(
      conversationKey,
      () => {
        const sent = readSent(store, conversationKey)
        if (!sent || !isCurrent(conversationKey)) return undefined
        return dispatch(conversationKey, { type: 'sent before', after: undefined, ...sent })
      },
      () => {
        isElsewhere = true
        dispatch(conversationKey, { type: 'sent elsewhere', after: undefined, ...seen })
      },
    )
    if (!isElsewhere) return
    await readConversationAgain(client, conversationKey.characterId)
    dispatch(conversationKey, { type: 'ended elsewhere' })
  }

  /** Looks immediately the first time, then after a delay or when the browser is online again. */
  const lookLater = (done: number, look: () => void): void => {
    if (done === 0) return look()
    const lookOnce = () => {
      cancel()
      stop?.()
      look()
    }
    const cancel = clock.setTimeout(lookOnce, retryDelayMs(done - 1, firstRetryMs))
    const stop = site?.onOnline(lookOnce)
  }

  const lookForMessage = async (conversationKey: ConversationKey, sending: Sending): Promise<void> => {
    if (!isCurrent(conversationKey)) return
    const found = await foundMessage(client, conversationKey.characterId, sending)
    dispatch(conversationKey, { type: 'looked for', attempt: sending.attempt, found, at: now() })
  }

  const run = (conversationKey: ConversationKey, effect: ConversationEffect): void => {
    switch (effect.do) {
      case 'wait for the greeting':
        clock.setTimeout(
          () => dispatch(conversationKey, { type: 'greeting due', offer: effect.offer, at: instantText(clock.now()) }),
          GREETING_DELAY_MS,
        )
        return
      case 'remember the greeting':
        if (conversationKey.viewer === VISITOR)
          rememberGreeting(sessionStorage, conversationKey.characterId, effect.text)
        return
      case 'take the text':
        store.get(draftAt(conversationKey)).write(undefined)
        return
      case 'remember the text': {
        const { text, at, after } = effect
        rememberSent(store, conversationKey, { text, at, ...(after !== undefined && { after }) })
        return
      }
      case 'forget the text':
        forgetSent(store, conversationKey, effect.at)
        return
      case 'look for a sent text':
        void takeUpSent(conversationKey)
        return
      case 'look for the message':
        lookLater(effect.done, () => void lookForMessage(conversationKey, effect.sending))
        return
      case 'note the message':
        if (isCurrent(conversationKey)) noteArrival(client, conversationKey.characterId)
        return
      case 'ask for the turn':
        void askForTurn(conversationKey, effect.attempt)
        return
      case 'look the chat up':
        void lookUp(conversationKey, effect)
        return
      case 'create the chat':
        void createChat(conversationKey, effect.attempt)
        return
      case 'send the message':
        void sendMessage(conversationKey, effect)
        return
      case 'give the text back':
        forgetSent(store, conversationKey, effect.at)
        giveBack(store, conversationKey, effect.text)
        return
      case 'read the chat again':
        if (isCurrent(conversationKey))
          void client.invalidateQueries({ queryKey: chatKeys.withCharacter(conversationKey.characterId) })
    }
  }

  return {
    run,
    /** The message that had the turn is settled: another tab may send into the conversation. */
    endTurn: (conversationKey: ConversationKey) => turns.get(turnOf(conversationKey))?.(),
  }
}

const turnOf = ({ viewer, characterId }: ConversationKey) => `sending:${viewer}:${characterId}`

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
