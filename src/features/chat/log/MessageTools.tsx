import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sessionAtom } from '#src/session/session.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyMenu } from '#src/ui/LazyDialog/useLazyMenu.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import type { ChatMessage } from '../conversation/chatMessage.ts'
import { useCopy } from './useCopy.ts'
import classes from './MessageTools.module.css'

const MessageMenu = lazyDialog(() => import('./MessageMenu.tsx').then((module) => module.MessageMenu))

interface Props {
  message: ChatMessage
  isTabStop: boolean
  chatId: string | undefined
  onReport(message: ChatMessage): void
}

/** The tools of a message: the character's have a menu, the user's own can only be copied. */
export function MessageTools({ message, ...tools }: Props) {
  const { hasCopied, copy } = useCopy(message.content)
  return message.isCharacter ? (
    <MenuOfMessage message={message} {...tools} hasCopied={hasCopied} onCopy={copy} />
  ) : (
    <button
      type="button"
      className={classes.tool}
      data-message-tool
      tabIndex={tools.isTabStop ? 0 : -1}
      aria-label={hasCopied ? 'Copied' : 'Copy text'}
      title="Copy text"
      onClick={copy}
    >
      <ToolIcon hasCopied={hasCopied}>
        <IconCopy aria-hidden size="1.125rem" stroke={1.7} />
      </ToolIcon>
    </button>
  )
}

function MenuOfMessage({ message, isTabStop, chatId, onReport, hasCopied, onCopy }: Props & Copying) {
  const { opener, popup } = useLazyMenu(MessageMenu)
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const { requireSignIn } = useSessionControl()

  return (
    // Positioned, because it contains the menu.
    <span className={classes.place}>
      <button
        {...opener}
        type="button"
        className={classes.tool}
        data-message-tool
        tabIndex={isTabStop ? 0 : -1}
        aria-label="Message actions"
        title="Message actions"
      >
        <ToolIcon hasCopied={hasCopied}>
          <IconDots aria-hidden size="1.25rem" stroke={1.7} />
        </ToolIcon>
      </button>
      <MessageMenu
        {...popup}
        // A visitor is asked to sign in; a member needs a chat first.
        canReport={chatId !== undefined || !isAuthenticated}
        onReport={() => requireSignIn(() => onReport(message))}
        onCopy={onCopy}
      />
    </span>
  )
}

interface Copying {
  hasCopied: boolean
  onCopy(): void
}

function ToolIcon({ hasCopied, children }: { hasCopied: boolean; children: ReactNode }) {
  return hasCopied ? <IconCheck aria-hidden size="1.125rem" stroke={2} /> : children
}
