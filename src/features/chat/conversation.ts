import type { ChatSummary } from '#src/api/shapes.ts'
import type { Said } from '#src/api/conversationShapes.ts'
import type {
  Conversation,
  ConversationEffect,
  ConversationEvent,
  Failed,
  OfferedGreeting,
  Sending,
  Step,
} from './conversationState.ts'

/**
 * A conversation as a pure function: what is, and what happened, to what is then, and what has to be done (B4.9). An
 * event that belongs to a former attempt, or that comes at a moment when it can mean nothing, changes nothing.
 */
export function conversationAfter(state: Conversation, event: ConversationEvent): Step {
  switch (event.type) {
    case 'opened':
      // Back at the page of a chat that was deleted: a new conversation.
      return state.isDeleted ? step({ ...state, isDeleted: false, round: state.round + 1 }) : step(state)
    case 'left':
      // A greeting nobody has seen is offered anew. A message on its way stays on its way.
      return step({ ...state, greeting: state.greeting?.isShown ? state.greeting : undefined, failure: undefined })
    case 'greeting offered':
      return offered(state, event)
    case 'greeting due':
      return state.greeting && !state.greeting.isShown ? shown(state, state.greeting, event.at) : step(state)
    case 'greeting chosen':
      return chosen(state, event.index)
    case 'messages found':
      return step(state.sending || !state.greeting ? state : { ...state, greeting: undefined })
    case 'sent':
      return canSend(state) ? sent(state, event) : step(state)
    case 'send refused':
      return step({ ...state, failure: event.text })
    case 'failure dismissed':
      return step({ ...state, failure: undefined })
    case 'chat created':
    case 'replied':
    case 'send failed':
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

/** Whether a message may be sent, or the chat restarted or deleted: nothing else is under way (B5.8-04). */
export function canSend({ sending, ending, isDeleted }: Conversation): boolean {
  return !sending && !ending && !isDeleted
}

/** The greeting as a message, once it is on the screen. */
export function greetingSaid({ greeting }: Conversation): Said | undefined {
  return greeting?.isShown
    ? { isCharacter: true, content: greeting.texts[greeting.index] ?? '', timestamp: greeting.at }
    : undefined
}

function step(state: Conversation, ...effects: ConversationEffect[]): Step {
  return { state, effects }
}

type Of<Type extends ConversationEvent['type']> = Extract<ConversationEvent, { type: Type }>

function offered(state: Conversation, { texts, index, isSeen, at }: Of<'greeting offered'>): Step {
  if (state.greeting || !canSend(state) || texts[index] === undefined) return step(state)
  const greeting: OfferedGreeting = { texts, index, isShown: false, at: '' }
  if (isSeen) return step({ ...state, greeting: { ...greeting, isShown: true, at } })
  return step({ ...state, greeting }, { do: 'wait for the greeting' })
}

function shown(state: Conversation, greeting: OfferedGreeting, at: string): Step {
  const text = greeting.texts[greeting.index] ?? ''
  return step({ ...state, greeting: { ...greeting, isShown: true, at } }, { do: 'remember the greeting', text })
}

function chosen(state: Conversation, index: number): Step {
  const { greeting } = state
  const text = greeting?.texts[index]
  if (!greeting?.isShown || text === undefined || !canSend(state)) return step(state)
  return step({ ...state, greeting: { ...greeting, index } }, { do: 'remember the greeting', text })
}

/** Whoever is quicker than the greeting sees it at once: it is what they write to. */
function sent(was: Conversation, { text, at, chat, after }: Of<'sent'>): Step {
  const { state, effects } =
    was.greeting && !was.greeting.isShown ? shown(was, was.greeting, at) : { state: was, effects: [] }
  const attempt = state.attempts + 1
  const sending: Sending = { attempt, text, at, after, greeting: after === 0 ? greetingSaid(state) : undefined }
  const next: ConversationEffect = chat ? sendingOf(chat, sending) : { do: 'create the chat', attempt }
  return step({ ...state, sending, attempts: attempt, failure: undefined }, ...effects, { do: 'clear the draft' }, next)
}

function continued(
  state: Conversation,
  sending: Sending,
  event: Of<'chat created'> | Of<'replied'> | Of<'send failed'>,
): Step {
  switch (event.type) {
    case 'chat created':
      return step(state, sendingOf(event.chat, sending))
    case 'replied':
      return step({ ...state, sending: undefined, greeting: undefined })
    case 'send failed':
      return failed(state, sending, event.failed)
  }
}

function sendingOf(chat: ChatSummary, sending: Sending): ConversationEffect {
  return { do: 'send the message', chat, sending }
}

/** The greeting stays for the next attempt; a chat that was created is forgotten with this one (AMB-35). */
function failed(state: Conversation, { text }: Sending, { text: failure, isGone, isUncertain }: Failed): Step {
  const effects: ConversationEffect[] = [{ do: 'give the text back', text }]
  if (isGone) effects.push({ do: 'read the chat again' })
  else if (isUncertain) effects.push({ do: 'read the messages again' })
  return step({ ...state, sending: undefined, failure }, ...effects)
}

function emptied(state: Conversation): Conversation {
  return { ...state, ending: undefined, greeting: undefined, failure: undefined }
}
