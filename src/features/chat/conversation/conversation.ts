import { MODEL_TIMEOUT_MS } from '#src/product/limits.ts'
import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'
import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'
import type {
  ConversationState,
  ConversationEffect,
  ConversationEvent,
  Failed,
  KnownChat,
  OfferedGreeting,
  Sending,
  Step,
} from './conversationState.ts'

const SEND_FAILED = 'Send message failed.'
const NOT_KNOWN = 'We could not tell whether your message arrived. We look again as soon as the server can be reached.'
/** The server may still be storing a message after its page was closed. */
const LOOKS_AFTER_A_RELOAD = 3

/**
 * The reducer of a conversation: takes a state and an event, and returns the next state and its effects (B4.9). It
 * ignores stale events of an earlier attempt and events that do not apply to the current state.
 */
export function conversationAfter(state: ConversationState, event: ConversationEvent): Step {
  switch (event.type) {
    case 'opened':
      // The user returned to the page of a deleted chat: a new conversation begins.
      if (state.isDeleted) return step({ ...state, isDeleted: false, round: state.round + 1 })
      if (state.sending?.lookedFor) return step(state, { do: 'look for the message', sending: state.sending, done: 0 })
      return state.sending ? step(state) : step(state, { do: 'look for a sent text' })
    case 'left':
      // A greeting that was not shown yet is offered again at the next visit. A pending message stays pending.
      return step({ ...state, greeting: state.greeting?.isShown ? state.greeting : undefined, failure: undefined })
    case 'greeting offered':
      return offered(state, event)
    case 'greeting due':
      return due(state, event)
    case 'greeting chosen':
      return chosen(state, event.index)
    case 'messages found':
      return step(state.sending || !state.greeting ? state : { ...state, greeting: undefined })
    case 'sent':
      return canSend(state) ? sent(state, event) : step(state)
    case 'sent before':
      return canSend(state) || isElsewhere(state) ? sentBefore(state, event) : step(state)
    case 'sent elsewhere':
      return canSend(state) ? sentElsewhere(state, event) : step(state)
    case 'ended elsewhere':
      return isElsewhere(state) ? step({ ...state, sending: undefined }, { do: 'look for a sent text' }) : step(state)
    case 'other tab changed':
      return canSend(state) ? step(state, { do: 'look for a sent text' }) : step(state)
    case 'failure dismissed':
      return step({ ...state, failure: undefined })
    case 'turn is later':
    case 'turn came':
    case 'chat found':
    case 'chat created':
    case 'replied':
    case 'send failed':
    case 'looked for':
      return state.sending?.attempt === event.attempt ? continued(state, state.sending, event) : step(state)
    case 'restart began':
      return step(canSend(state) ? { ...state, ending: 'restart' } : state)
    case 'deletion began':
      return step(canSend(state) ? { ...state, ending: 'deletion' } : state)
    case 'restarted':
      return step(state.ending === 'restart' ? { ...emptied(state), round: state.round + 1 } : state)
    case 'deleted':
      return step(state.ending === 'deletion' ? { ...emptied(state), isDeleted: true } : state)
    case 'ending failed':
      return step({ ...state, ending: undefined })
  }
}

/** Whether a message can be sent, or the chat restarted or deleted: no other operation is pending. */
export function canSend({ sending, ending, isDeleted }: ConversationState): boolean {
  return !sending && !ending && !isDeleted
}

function isElsewhere({ sending }: ConversationState): boolean {
  return sending?.turn === 'of another tab'
}

/** The greeting as a message, once it is shown. */
export function greetingSaid({ greeting }: ConversationState): StoredMessage | undefined {
  return greeting?.isShown
    ? { isCharacter: true, content: greeting.texts[greeting.index] ?? '', timestamp: greeting.at }
    : undefined
}

function step(state: ConversationState, ...effects: ConversationEffect[]): Step {
  return { state, effects }
}

type Of<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>

function offered(state: ConversationState, { texts, index, isSeen, at }: Of<'greeting offered'>): Step {
  if (state.greeting || !canSend(state) || texts[index] === undefined) return step(state)
  const offer = state.offers + 1
  const greeting: OfferedGreeting = { texts, index, offer, isShown: isSeen, at: isSeen ? at : '' }
  const next = { ...state, greeting, offers: offer }
  return isSeen ? step(next) : step(next, { do: 'wait for the greeting', offer })
}

function due(state: ConversationState, { offer, at }: Of<'greeting due'>): Step {
  const { greeting } = state
  return greeting?.offer === offer && !greeting.isShown ? shown(state, greeting, at) : step(state)
}

function shown(state: ConversationState, greeting: OfferedGreeting, at: string): Step {
  const text = greeting.texts[greeting.index] ?? ''
  return step({ ...state, greeting: { ...greeting, isShown: true, at } }, { do: 'remember the greeting', text })
}

function chosen(state: ConversationState, index: number): Step {
  const { greeting } = state
  const text = greeting?.texts[index]
  if (!greeting?.isShown || text === undefined || !canSend(state)) return step(state)
  return step({ ...state, greeting: { ...greeting, index } }, { do: 'remember the greeting', text })
}

/** If the user sends before the greeting appears, it is shown at once: the message replies to it. */
function sent(was: ConversationState, { text, at, known }: Of<'sent'>): Step {
  const { state, effects } =
    was.greeting && !was.greeting.isShown ? shown(was, was.greeting, at) : { state: was, effects: [] }
  const attempt = state.attempts + 1
  const sending: Sending = { ...UNSENT, attempt, text, at, known }
  return step(
    { ...state, sending, attempts: attempt, failure: undefined },
    ...effects,
    { do: 'take the text' },
    // Before the record: another tab that sees the record first would get the turn and give the text back.
    { do: 'ask for the turn', attempt },
    { do: 'remember the text', text, at, after: undefined },
  )
}

/** After a wait the other tab has changed the chat. */
function turnCame(state: ConversationState, was: Sending): Step {
  if (was.turn !== 'asked for' && was.turn !== 'waited for') return step(state)
  const sending: Sending = { ...was, turn: 'taken', known: undefined }
  const { attempt, known } = was
  const isAgain = was.turn === 'waited for'
  return known && !isAgain
    ? found(state, sending, known)
    : step({ ...state, sending }, { do: 'look the chat up', attempt, isAgain })
}

const UNSENT = {
  turn: 'asked for',
  known: undefined,
  greeting: undefined,
  after: undefined,
  chat: undefined,
  isEarlier: false,
  lookedFor: undefined,
} as const

/** Shows what another tab sends. */
function sentElsewhere(state: ConversationState, { text, at, after }: Of<'sent elsewhere'>): Step {
  const attempt = state.attempts + 1
  const sending: Sending = { ...UNSENT, attempt, text, at, after, turn: 'of another tab' }
  return step({ ...state, sending, attempts: attempt })
}

/**
 * A message of an earlier page load becomes pending again until the conversation shows whether it was stored. Without
 * `after` its request was not made: the same text in the conversation is an older message.
 */
function sentBefore(was: ConversationState, { text, at, after }: Of<'sent before'>): Step {
  const attempt = was.attempts + 1
  const state = { ...was, attempts: attempt }
  const earlier: Sending = { ...UNSENT, attempt, text, at, after, turn: 'taken', isEarlier: true }
  if (after === undefined) return failed(state, earlier, { text: SEND_FAILED, isGone: false, looks: 0 })
  const sending = { ...earlier, lookedFor: { failure: SEND_FAILED, looks: LOOKS_AFTER_A_RELOAD, done: 0 } }
  return step({ ...state, sending }, { do: 'look for the message', sending, done: 0 })
}

/**
 * Only the first message of a chat includes the greeting. The record of the text gets its place in the
 * conversation before the request is made.
 */
function found(state: ConversationState, sending: Sending, { chat, after }: KnownChat): Step {
  const known = { ...sending, after, chat: chat ?? undefined, greeting: after === 0 ? greetingSaid(state) : undefined }
  const { attempt, text, at } = sending
  return step(
    { ...state, sending: known },
    { do: 'remember the text', text, at, after },
    chat ? sendingOf(chat, known, after) : { do: 'create the chat', attempt },
  )
}

function continued(
  state: ConversationState,
  sending: Sending,
  event: Extract<ConversationEvent, { attempt: number }>,
): Step {
  const { after } = sending
  switch (event.type) {
    case 'turn is later':
      return step(sending.turn === 'asked for' ? { ...state, sending: { ...sending, turn: 'waited for' } } : state)
    case 'turn came':
      return turnCame(state, sending)
    case 'chat found':
      return after === undefined ? found(state, sending, event.known) : step(state)
    case 'chat created':
      return after === undefined ? step(state) : intoNewChat(state, { ...sending, chat: event.chat }, after)
    case 'replied':
      return arrived(state, sending)
    case 'send failed':
      return failed(state, sending, event.failed)
    case 'looked for':
      return sending.lookedFor ? lookedFor(state, sending, event) : step(state)
  }
}

function sendingOf(chat: ChatSummary, sending: Sending, after: number): ConversationEffect {
  return { do: 'send the message', chat, sending, after }
}

function intoNewChat(state: ConversationState, sending: Sending, after: number): Step {
  return sending.chat ? step({ ...state, sending }, sendingOf(sending.chat, sending, after)) : step(state)
}

function arrived(state: ConversationState, sending: Sending): Step {
  const isFound = sending.lookedFor !== undefined
  return step(
    { ...state, sending: undefined, greeting: undefined, ...(isFound && { failure: undefined }) },
    { do: 'forget the text', at: sending.at },
    ...(isFound ? [{ do: 'note the message', sending } as const] : []),
    ...nextEarlier(sending),
  )
}

/** The greeting stays for the next attempt; the id of a chat created in this attempt is dropped. */
function failed(state: ConversationState, sending: Sending, { text: failure, isGone, looks }: Failed): Step {
  // Without a known chat no message was sent.
  if (looks > 0 && sending.chat) {
    const looking = { ...sending, lookedFor: { failure, looks, done: 0 } }
    return step({ ...state, sending: looking }, { do: 'look for the message', sending: looking, done: 0 })
  }
  const effects: ConversationEffect[] = [{ do: 'give the text back', text: sending.text, at: sending.at }]
  if (isGone) effects.push({ do: 'read the chat again' })
  return step({ ...state, sending: undefined, failure }, ...effects, ...nextEarlier(sending))
}

/** Several tabs may have been closed while they sent into this conversation. */
function nextEarlier({ isEarlier }: Sending): ConversationEffect[] {
  return isEarlier ? [{ do: 'look for a sent text' }] : []
}

/** Restores the text to the composer only after a read of the conversation shows that it is missing. */
function lookedFor(state: ConversationState, sending: Sending, { found, at }: Of<'looked for'>): Step {
  const { failure, looks, done } = sending.lookedFor!
  const isLate = Date.parse(at) - Date.parse(sending.at) > MODEL_TIMEOUT_MS
  if (found === 'replied' || (found === 'stored' && isLate)) return arrived(state, sending)
  if (found === 'missing' && done + 1 >= looks)
    return failed(state, sending, { text: failure, isGone: false, looks: 0 })
  const next = { ...sending, lookedFor: { failure, looks, done: done + 1 } }
  const banner = found === 'unreadable' ? NOT_KNOWN : undefined
  return step(
    { ...state, sending: next, failure: banner },
    { do: 'look for the message', sending: next, done: done + 1 },
  )
}

function emptied(state: ConversationState): ConversationState {
  return { ...state, ending: undefined, greeting: undefined, failure: undefined }
}
