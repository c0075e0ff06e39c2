/** A message as the log shows it (B3). The server's messages have no id. */
export interface ChatMessage {
  /** The message's place in its conversation, counted without system messages; it stays when the chat is read again. */
  id: string
  /** Markdown, exactly as it was written. */
  content: string
  /** As the server wrote it, or the moment it appeared here; '' where there is none. */
  timestamp: string
  senderId: string
  receiverId: string
  /** Sent by the character. */
  isCharacter: boolean
  /** Sent here just now, and not answered yet. */
  isOnItsWay?: boolean
}

/** The "‹ 1/4 ›" of an offered greeting. */
export interface GreetingChoice {
  /** The greeting that is shown, counted from 0. */
  index: number
  count: number
  onChoose(index: number): void
}
