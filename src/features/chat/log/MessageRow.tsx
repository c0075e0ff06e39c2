import { useAtomValue } from 'jotai'
import { memo, type ReactNode } from 'react'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import { MarkdownText } from '#src/ui/Markdown/MarkdownText.tsx'
import { worldAtom } from '#src/world/worldAtoms.ts'
import type { ChatMessage } from '../conversation/chatMessage.ts'
import { MessageTools } from './MessageTools.tsx'
import { dayBegun, messageTime } from './messageTime.ts'
import classes from './MessageRow.module.css'

interface Props {
  message: ChatMessage
  /** When the message before this one was sent. */
  before: string | undefined
  characterName: string
  characterPicture: string
  /** The visitor's current day, as `yyyy-MM-dd`. */
  day: string
  /** Whether Tab moves to this message's tools; the arrow keys move to those of the others. */
  isTabStop: boolean
  /** Absent until the chat exists on the server. */
  chatId: string | undefined
  onReport(message: ChatMessage): void
  /** Content in the bubble, below the text. */
  children?: ReactNode
}

/** One message: its text, author, time and tools. */
export const MessageRow = memo(function MessageRow({ message, before, characterName, day, children, ...row }: Props) {
  const { timeZone } = useAtomValue(worldAtom)
  const { isCharacter, content, timestamp } = message
  const time = messageTime(timestamp, day, timeZone())
  const sender = isCharacter ? characterName : 'You'
  // Inside the row, so that code that counts rows counts messages.
  const begun = before === undefined ? '' : dayBegun(timestamp, before, day, timeZone())

  return (
    <>
      {begun && (
        <p className={classes.day} data-day>
          <span>{begun}</span>
        </p>
      )}
      <article
        className={classes.row}
        data-from={isCharacter ? 'character' : 'user'}
        data-message={message.id}
        aria-label={time ? `${sender}, ${time}` : sender}
      >
        {isCharacter && <SenderPicture src={row.characterPicture} />}
        <div className={classes.said}>
          <div className={classes.line}>
            <div className={classes.bubble}>
              <div data-text dir="auto">
                <MarkdownText>{content}</MarkdownText>
              </div>
              {children}
            </div>
            <MessageTools message={message} isTabStop={row.isTabStop} chatId={row.chatId} onReport={row.onReport} />
          </div>
          <time className={classes.time} dateTime={time ? timestamp : undefined}>
            {time}
          </time>
        </div>
      </article>
    </>
  )
})

/** A row without a message: the character is typing. */
export function TypingRow({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <div className={classes.row} data-from="character">
      <SenderPicture src={picture} />
      <div className={classes.said}>
        <div className={classes.bubble}>{children}</div>
      </div>
    </div>
  )
}

function SenderPicture({ src }: { src: string }) {
  return (
    <span className={classes.picture} aria-hidden>
      <ImageWithFallback
        src={src}
        alt=""
        width={40}
        height={40}
        fallback={<img src={placeholder} alt="" width={40} height={40} />}
      />
    </span>
  )
}
