import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type MouseEvent, memo } from 'react'
import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'
import placeholder from '#src/components/CharacterCard/placeholder.svg?inline'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import { hasMarkdown } from '#src/ui/Markdown/hasMarkdown.ts'
import { useMarkdownCode } from '#src/ui/Markdown/MarkdownText.tsx'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { plainPreview } from './plainPreview.ts'
import { rowTime } from './rowTime.ts'
import classes from './ChatRow.module.css'

interface Props {
  chat: ChatSummary
  isFirst: boolean
  /** The chat is chosen and its character is loading. */
  isOpening: boolean
  /** The dialog asks to confirm its deletion: the button stays visible, because it receives the focus afterwards. */
  isAsked: boolean
  onOpen(chat: ChatSummary): Promise<void>
  onDelete(chat: ChatSummary): void
  /** Called before a likely click on Delete, to lazy-load the dialog. */
  onDeleteIntent(): void
}

/** One chat: its character, its last message with the time, and a button that deletes it. */
export const ChatRow = memo(function ChatRow({ chat, isFirst, isOpening, isAsked, ...on }: Props) {
  const { timeZone } = useAtomValue(worldAtom)
  const { character, characterId, lastInteraction, lastMessage } = chat
  const { name } = character
  // The preview is shown once, without its marks; the code loads beside the chats.
  const code = useMarkdownCode(hasMarkdown(lastMessage))
  const time = rowTime(lastInteraction, timeZone())

  const open = (event: MouseEvent) => {
    // The page in the new tab fetches the character itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void on.onOpen(chat)
  }

  return (
    <li className={classes.row} data-chat={chat.id} data-asked={isAsked || undefined}>
      <Link
        to="/chat/character/$characterId"
        params={{ characterId }}
        className={classes.open}
        aria-busy={isOpening}
        onClick={open}
      >
        <span className={classes.picture}>
          <ImageWithFallback
            className={classes.image}
            src={character.thumbnail}
            alt=""
            width={56}
            height={56}
            loading={isFirst ? 'eager' : 'lazy'}
            fallback={<img src={placeholder} alt="" width={56} height={56} />}
          />
        </span>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.preview} dir="auto">
          {code === 'pending' ? '\u00A0' : plainPreview(lastMessage) || 'Start chatting...'}
        </span>
        {time && (
          <time className={classes.time} dateTime={lastInteraction}>
            {time}
          </time>
        )}
      </Link>
      <button
        type="button"
        className={classes.delete}
        aria-label={`Delete chat with ${name}`}
        title="Delete"
        onClick={() => on.onDelete(chat)}
        onPointerEnter={on.onDeleteIntent}
        onFocus={on.onDeleteIntent}
      >
        <IconTrash aria-hidden size="1.25rem" stroke={1.7} />
      </button>
    </li>
  )
})
