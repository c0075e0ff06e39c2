/** A message as the log shows it (B3). The server's messages have no id. */
export interface ChatMessage {
  /** The message's index in its conversation, without system messages; a refetch keeps it. */
  id: string
  /** Markdown, exactly as it was written; a greeting with the reader's name filled in. */
  content: string
  /** The stored text, if `content` differs from it. */
  stored?: string
  /** The server's timestamp, or the time at which the message appeared here; '' if there is none. */
  timestamp: string
  senderId: string
  receiverId: string
  /** Sent by the character. */
  isCharacter: boolean
  /** Sent from this page and still without a reply. */
  isOnItsWay?: boolean
}

/** The "‹ 1/4 ›" of an offered greeting. */
export interface GreetingChoice {
  /** The index of the greeting that is shown, from 0. */
  index: number
  count: number
  onChoose(index: number): void
}
