import type { ChatSummary } from '#src/api/shapes.ts'
import type { Said } from '#src/api/conversationShapes.ts'

/** The greetings that a character may open with, and the one chosen. */
export interface OfferedGreeting {
  texts: readonly string[]
  index: number
  /** Counts offers, so that the delay of a former one brings nothing out. */
  offer: number
  /** False while the character is "typing" it. */
  isShown: boolean
  /** When it appeared; '' until then. */
  at: string
}

/** A message on its way: from Enter to the reply. */
export interface Sending {
  /** Counts attempts, so that the end of a former one changes nothing. */
  attempt: number
  text: string
  at: string
  /** Passed along with the first message (B4.9-10). */
  greeting: Said | undefined
  /** How many messages the chat had when it was sent; undefined while that is being looked up. */
  after: number | undefined
  /** What it is sent into, as soon as that is known. */
  chat: ChatSummary | undefined
  /** There was no usable response: the conversation is read to see whether the message arrived (NS-44). */
  lookedFor: LookedFor | undefined
}

interface LookedFor {
  /** What to say if the message did not arrive. */
  failure: string
  /** How often the conversation is read before a missing message counts as lost. */
  looks: number
  /** How often it was read. */
  done: number
}

/** What reading the conversation says about a message: 'stored' has no reply yet. */
export type Found = 'replied' | 'stored' | 'missing' | 'unreadable'

/** What a message is sent into. */
export interface Known {
  chat: ChatSummary | null
  /** How many messages it has. */
  after: number
}

/** What a conversation is beyond what the server has stored; the stored part is in the query cache. */
export interface Conversation {
  greeting: OfferedGreeting | undefined
  sending: Sending | undefined
  /** The text of the banner over the messages. */
  failure: string | undefined
  /** What is being done to the whole chat. */
  ending: 'restart' | 'deletion' | undefined
  /** Deleted, and on the way to the list: nothing is offered any more. */
  isDeleted: boolean
  attempts: number
  offers: number
  /** Counts restarts: each begins another log. */
  round: number
}

/** Why something failed, as far as the next step depends on it. */
export interface Failed {
  text: string
  /** The server does not know the chat any more. */
  isGone: boolean
  /** How often to look whether the server has stored the message all the same; 0 where it has refused it. */
  looks: number
}

export type ConversationEvent =
  | { type: 'opened' }
  | { type: 'left' }
  /** The conversation is loaded and nobody has said anything. `isSeen`: this visitor has seen it in this session. */
  | { type: 'greeting offered'; texts: readonly string[]; index: number; isSeen: boolean; at: string }
  | { type: 'greeting due'; offer: number; at: string }
  | { type: 'greeting chosen'; index: number }
  /** The conversation is loaded, and something has been said. */
  | { type: 'messages found' }
  /** `known` is undefined where the chat or its messages are still loading. */
  | { type: 'sent'; text: string; at: string; known: Known | undefined }
  | { type: 'chat found'; attempt: number; known: Known }
  | { type: 'chat created'; attempt: number; chat: ChatSummary }
  | { type: 'replied'; attempt: number }
  | { type: 'send failed'; attempt: number; failed: Failed }
  /** A message of an earlier page load has no reply yet. */
  | { type: 'sent before'; text: string; at: string; after: number | undefined }
  | { type: 'looked for'; attempt: number; found: Found; at: string }
  | { type: 'failure dismissed' }
  | { type: 'restart began' }
  | { type: 'restarted' }
  | { type: 'deletion began' }
  | { type: 'deleted' }
  /** The restart or the deletion failed. */
  | { type: 'ending failed' }

/** What has to be done outside, in this order; conversationEffects.ts does it. */
export type ConversationEffect =
  | { do: 'wait for the greeting'; offer: number }
  /** This visitor has seen this greeting (B4.9-08). */
  | { do: 'remember the greeting'; text: string }
  /** The text has left the composer, which is emptied. */
  | { do: 'take the text'; text: string; at: string; after: number | undefined }
  /** It has arrived. */
  | { do: 'forget the text'; text: string }
  /** It may have been sent before the page was loaded. */
  | { do: 'look for a sent text' }
  /** Reads the conversation, after a delay that grows with `done`. */
  | { do: 'look for the message'; sending: Sending; done: number }
  /** A message that was found in the conversation changes the list and the counts. */
  | { do: 'note the message'; sending: Sending }
  | { do: 'look the chat up'; attempt: number }
  | { do: 'create the chat'; attempt: number }
  | { do: 'send the message'; chat: ChatSummary; sending: Sending; after: number }
  /** Puts a text back where it was typed. */
  | { do: 'give the text back'; text: string }
  /** What is known of the chat may be wrong. */
  | { do: 'read the chat again' }

export interface Step {
  state: Conversation
  effects: ConversationEffect[]
}

export const NEW_CONVERSATION: Conversation = {
  greeting: undefined,
  sending: undefined,
  failure: undefined,
  ending: undefined,
  isDeleted: false,
  attempts: 0,
  offers: 0,
  round: 0,
}
