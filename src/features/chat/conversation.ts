import type { ChatSummary } from '#src/api/shapes.ts'
import type { Said } from '#src/api/conversationShapes.ts'
import type {
  Conversation,
  ConversationEffect,
  ConversationEvent,
  Failed,
  Known,
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
      if (state.isDeleted) return step({ ...state, isDeleted: false, round: state.round + 1 })
      return state.sending ? step(state) : step(state, { do: 'look for a lost text' })
    case 'left':
      // A greeting nobody has seen is offered anew. A message on its way stays on its way.
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
    case 'failure dismissed':
      return step({ ...state, failure: undefined })
    case 'chat found':
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
  const offer = state.offers + 1
  const greeting: OfferedGreeting = { texts, index, offer, isShown: isSeen, at: isSeen ? at : '' }
  const next = { ...state, greeting, offers: offer }
  return isSeen ? step(next) : step(next, { do: 'wait for the greeting', offer })
}

function due(state: Conversation, { offer, at }: Of<'greeting due'>): Step {
  const { greeting } = state
  return greeting?.offer === offer && !greeting.isShown ? shown(state, greeting, at) : step(state)
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
function sent(was: Conversation, { text, at, known }: Of<'sent'>): Step {
  const { state, effects } =
    was.greeting && !was.greeting.isShown ? shown(was, was.greeting, at) : { state: was, effects: [] }
  const attempt = state.attempts + 1
  const sending: Sending = { attempt, text, at, greeting: undefined, after: undefined }
  const onItsWay = { ...state, sending, attempts: attempt, failure: undefined }
  const next = known ? found(onItsWay, sending, known) : step(onItsWay, { do: 'look the chat up', attempt })
  return step(next.state, ...effects, { do: 'take the text', text }, ...next.effects)
}

/** Only a first message takes the greeting along (B4.9-10). */
function found(state: Conversation, sending: Sending, { chat, after }: Known): Step {
  const known = { ...sending, after, greeting: after === 0 ? greetingSaid(state) : undefined }
  const { attempt } = sending
  return step({ ...state, sending: known }, chat ? sendingOf(chat, known, after) : { do: 'create the chat', attempt })
}

function continued(
  state: Conversation,
  sending: Sending,
  event: Of<'chat found'> | Of<'chat created'> | Of<'replied'> | Of<'send failed'>,
): Step {
  const { after } = sending
  switch (event.type) {
    case 'chat found':
      return after === undefined ? found(state, sending, event.known) : step(state)
    case 'chat created':
      return after === undefined ? step(state) : step(state, sendingOf(event.chat, sending, after))
    case 'replied':
      return step({ ...state, sending: undefined, greeting: undefined }, { do: 'forget the text' })
    case 'send failed':
      return failed(state, sending, event.failed)
  }
}

function sendingOf(chat: ChatSummary, sending: Sending, after: number): ConversationEffect {
  return { do: 'send the message', chat, sending, after }
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
