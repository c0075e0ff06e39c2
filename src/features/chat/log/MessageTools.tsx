import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useSetAtom } from 'jotai'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { requireSignInAtom } from '#src/session/requireSignIn.ts'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import type { ChatMessage } from '../chatMessage.ts'
import { useCopy } from './useCopy.ts'
import classes from './MessageTools.module.css'

const MessageMenu = lazyPart(() => import('./MessageMenu.tsx').then((module) => module.MessageMenu))

interface Props {
  message: ChatMessage
  isTabStop: boolean
  chatId: string | undefined
  onReport(message: ChatMessage): void
}

/** What can be done with a message: the character's have a menu (B2.8-15), one's own can only be copied (B2.8-16). */
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
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useEverTrue(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const requireSignIn = useSetAtom(requireSignInAtom)

  return (
    // Positioned, because the menu stands in it.
    <span className={classes.place} data-open={isOpen || undefined}>
      <button
        ref={button}
        id={id}
        type="button"
        className={classes.tool}
        data-message-tool
        tabIndex={isTabStop ? 0 : -1}
        aria-label="Message actions"
        title="Message actions"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={MessageMenu.preload}
        onFocus={MessageMenu.preload}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ToolIcon hasCopied={hasCopied}>
          <IconDots aria-hidden size="1.25rem" stroke={1.7} />
        </ToolIcon>
      </button>
      {wasOpen && (
        <Suspense>
          <MessageMenu
            button={button}
            opened={isOpen}
            onChange={setIsOpen}
            canReport={chatId !== undefined}
            onReport={() => requireSignIn(() => onReport(message))}
            onCopy={onCopy}
          />
        </Suspense>
      )}
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
