import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'
import type { StoredMessage } from '#src/api/shapes/conversationShapes.ts'

/** The possible greetings of a character, and the chosen one. */
export interface OfferedGreeting {
  texts: readonly string[]
  index: number
  /** Counts offers, so that the timer of an earlier offer is ignored. */
  offer: number
  /** False while the character is "typing" it. */
  isShown: boolean
  /** When it was shown; '' until then. */
  at: string
}

/** A pending message: from Enter to the reply. */
export interface Sending {
  /** Counts attempts, so that a stale result of an earlier attempt is ignored. */
  attempt: number
  text: string
  at: string
  /** Sent with the first message. */
  greeting: StoredMessage | undefined
  /** How many messages the chat had when this one was sent; undefined until that is known. */
  after: number | undefined
  /** The chat as it was known at the key press, until the turn comes. */
  known: KnownChat | undefined
  /** The chat of the message, once it is known. */
  chat: ChatSummary | undefined
  turn: Turn
  /** It was sent by an earlier page load. */
  isEarlier: boolean
  /** No usable response arrived: the conversation is fetched to see whether the message was stored. */
  lookedFor: LookedFor | undefined
}

/**
 * One tab at a time sends into a conversation. This tab has asked for its turn, waits for it, or has it; or the message
 * is that of another tab, which is shown here until its reply arrives.
 */
export type Turn = 'asked for' | 'waited for' | 'taken' | 'of another tab'

interface LookedFor {
  /** The error text if the message was not stored. */
  failure: string
  /** How often the conversation is read before a missing message counts as lost. */
  looks: number
  /** How often the conversation has been read. */
  done: number
}

/** The state of a message in the fetched conversation: 'stored' has no reply yet. */
export type Found = 'replied' | 'stored' | 'missing' | 'unreadable'

/** The chat into which a message is sent. */
export interface KnownChat {
  chat: ChatSummary | null
  /** How many messages it has. */
  after: number
}

/** The client state of a conversation; the server state is in the query cache. */
export interface ConversationState {
  greeting: OfferedGreeting | undefined
  sending: Sending | undefined
  /** The text of the banner over the messages. */
  failure: string | undefined
  /** The pending operation on the whole chat. */
  ending: 'restart' | 'deletion' | undefined
  /** The chat is deleted and the page navigates to the list: no greeting is offered. */
  isDeleted: boolean
  attempts: number
  offers: number
  /** Counts restarts: each restart begins a new log. */
  round: number
}

/** The parts of an error that decide the next step. */
export interface Failed {
  text: string
  /** The chat no longer exists on the server. */
  isGone: boolean
  /** How often to check whether the server stored the message despite the error; 0 if it rejected the message. */
  looks: number
}

export type ConversationEvent =
  | { type: 'opened' }
  | { type: 'left' }
  /** The conversation is loaded and empty. `isSeen`: this visitor has seen the greeting in this session. */
  | { type: 'greeting offered'; texts: readonly string[]; index: number; isSeen: boolean; at: string }
  | { type: 'greeting due'; offer: number; at: string }
  | { type: 'greeting chosen'; index: number }
  /** The conversation is loaded and has messages. */
  | { type: 'messages found' }
  /** `known` is undefined where the chat or its messages are still loading. */
  | { type: 'sent'; text: string; at: string; known: KnownChat | undefined }
  /** Another tab is sending into the conversation. */
  | { type: 'turn is later'; attempt: number }
  | { type: 'turn came'; attempt: number }
  | { type: 'chat found'; attempt: number; known: KnownChat }
  | { type: 'chat created'; attempt: number; chat: ChatSummary }
  | { type: 'replied'; attempt: number }
  | { type: 'send failed'; attempt: number; failed: Failed }
  /** A message of an earlier page load has no reply yet. */
  | { type: 'sent before'; text: string; at: string; after: number | undefined }
  /** Another tab is sending this message. */
  | { type: 'sent elsewhere'; text: string; at: string; after: number | undefined }
  | { type: 'ended elsewhere' }
  /** Another tab may have sent a message into this conversation. */
  | { type: 'other tab changed' }
  | { type: 'looked for'; attempt: number; found: Found; at: string }
  | { type: 'failure dismissed' }
  | { type: 'restart began' }
  | { type: 'restarted' }
  | { type: 'deletion began' }
  | { type: 'deleted' }
  /** The restart or the deletion failed. */
  | { type: 'ending failed' }

/** A side effect, run in this order by conversationEffects.ts. */
export type ConversationEffect =
  | { do: 'wait for the greeting'; offer: number }
  /** This visitor has seen this greeting. */
  | { do: 'remember the greeting'; text: string }
  /** Empties the composer: the text was sent. */
  | { do: 'take the text' }
  /** Stores the text for the next page load, before its request is made: `after` is undefined until then. */
  | { do: 'remember the text'; text: string; at: string; after: number | undefined }
  /** The message was stored. */
  | { do: 'forget the text'; at: string }
  /** It may have been sent before the page was loaded. */
  | { do: 'look for a sent text' }
  /** Fetches the conversation, after a delay that grows with `done`. */
  | { do: 'look for the message'; sending: Sending; done: number }
  /** A message that was found in the conversation changes the list of chats and the counts. */
  | { do: 'note the message'; sending: Sending }
  /** Leads to 'turn came'. The turn ends with the message. */
  | { do: 'ask for the turn'; attempt: number }
  /** `isAgain`: cached data may be older than the last message of another tab. */
  | { do: 'look the chat up'; attempt: number; isAgain: boolean }
  | { do: 'create the chat'; attempt: number }
  | { do: 'send the message'; chat: ChatSummary; sending: Sending; after: number }
  /** Restores a text to its composer. */
  | { do: 'give the text back'; text: string; at: string }
  /** The cached chat may be stale. */
  | { do: 'read the chat again' }

export interface Step {
  state: ConversationState
  effects: ConversationEffect[]
}

export const NEW_CONVERSATION: ConversationState = {
  greeting: undefined,
  sending: undefined,
  failure: undefined,
  ending: undefined,
  isDeleted: false,
  attempts: 0,
  offers: 0,
  round: 0,
}
