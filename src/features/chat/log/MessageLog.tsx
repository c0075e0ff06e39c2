import { Button } from '@mantine/core'
import type { ChatMessage, GreetingChoice } from '../chatMessage.ts'

export interface MessageLogProps {
  messages: ChatMessage[]
  characterName: string
  characterPicture: string
  /** Absent until the conversation has a chat; a message can be reported from then on (AMB-64). */
  chatId: string | undefined
  isTyping: boolean
  isLoading: boolean
  /** What the log says in place of messages. */
  error?: string | undefined
  onTryAgain: () => void
  /** The first message is an offered greeting that has alternatives. */
  greetingChoice?: GreetingChoice | undefined
}

/** The messages of a conversation. */
export function MessageLog({ messages, isTyping, isLoading, error, onTryAgain, characterName }: MessageLogProps) {
  return (
    <div role="log" aria-label={`Conversation with ${characterName}`} aria-busy={isLoading}>
      {isLoading && <p>Loading messages...</p>}
      {error && (
        <>
          <p>{error}</p>
          <Button onClick={onTryAgain}>Try again</Button>
        </>
      )}
      {messages.map(({ id, content }) => (
        <p key={id}>{content}</p>
      ))}
      {isTyping && <p>...</p>}
    </div>
  )
}
