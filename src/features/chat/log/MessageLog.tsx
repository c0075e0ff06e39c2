import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { userMessageColorAtom } from '#src/storage/preferences.ts'
import { hasMarkdown } from '#src/ui/Markdown/hasMarkdown.ts'
import { preloadMarkdown, useMarkdownCode } from '#src/ui/Markdown/MarkdownText.tsx'
import { Announcements } from './Announcements.tsx'
import { LogRows, type LogRowsProps } from './LogRows.tsx'
import classes from './MessageLog.module.css'
import { Button } from '@mantine/core'

export interface MessageLogProps extends LogRowsProps {
  isLoading: boolean
  /** Why the messages could not be loaded. */
  error: string | undefined
  onTryAgain(): void
  /** Called when the messages, or their failure, are rendered. */
  onShown(): void
}

// Loads as soon as the log's own code has loaded, before the messages arrive: almost every conversation contains
// emphasis.
preloadMarkdown()

/** More messages than the tallest viewport shows. */
const SEEN_FIRST = 20

/** The messages, in their own scroll container. Fills its flex column. */
export function MessageLog({ messages, isLoading, error, onTryAgain, onShown, ...log }: MessageLogProps) {
  const color = useAtomValue(userMessageColorAtom)
  // The first messages in view are rendered once, with their markdown: no layout shift when the markdown code arrives.
  const code = useMarkdownCode(messages.slice(-SEEN_FIRST).some(({ content }) => hasMarkdown(content)))
  const section = useRef<HTMLElement>(null)
  const isWaiting = (isLoading && messages.length === 0) || (code === 'pending' && error === undefined)
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    if (!isWaiting) shown()
  }, [isWaiting])
  const tryAgain = () => {
    section.current?.focus() // the button goes away
    onTryAgain()
  }

  return (
    <section
      ref={section}
      className={classes.log}
      data-color={color}
      data-introduced={log.introduced !== undefined || undefined}
      aria-label="Conversation"
      aria-busy={isWaiting}
      tabIndex={-1}
    >
      {error !== undefined && messages.length === 0 ? (
        <LogMessage text={error} isFailure onTryAgain={tryAgain} />
      ) : isWaiting ? (
        <LogMessage text="Loading messages..." />
      ) : (
        <LogRows messages={messages} {...log} />
      )}
      {/* Messages that load after a failure are not announced as new. */}
      <Announcements messages={messages} isLoading={isLoading || error !== undefined} {...log} />
    </section>
  )
}

interface Props {
  text: string
  isFailure?: boolean
  onTryAgain?(): void
}

/** Replaces the messages while there are none. */
function LogMessage({ text, isFailure = false, onTryAgain }: Props) {
  return (
    <div className={classes.instead}>
      <p role={isFailure ? 'alert' : 'status'}>{text}</p>
      {onTryAgain && (
        <Button variant="default" onClick={onTryAgain}>
          Try again
        </Button>
      )}
    </div>
  )
}
