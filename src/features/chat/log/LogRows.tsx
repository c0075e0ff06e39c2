import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import type { ChatMessage } from '../chatMessage.ts'
import { GreetingChoice } from './GreetingChoice.tsx'
import { logRows } from './logRow.ts'
import type { MessageLogProps } from './MessageLog.tsx'
import { MessageRow, TypingRow } from './MessageRow.tsx'
import { ToTheEnd } from './ToTheEnd.tsx'
import { TypingIndicator } from './TypingIndicator.tsx'
import { useDay } from './useDay.ts'
import { useLogWindow } from './useLogWindow.ts'
import { useMessageKeys } from './useMessageKeys.ts'
import { useReadingPlace } from './useReadingPlace.ts'
import { useUnseen } from './useUnseen.ts'
import classes from './MessageLog.module.css'

const ReportDialog = lazyPart(() =>
  import('#src/components/ReportDialog/ReportDialog.tsx').then((module) => module.ReportDialog),
)

type Props = Omit<MessageLogProps, 'isLoading' | 'error' | 'onTryAgain'>

/** The messages themselves: those in view and a few around them are in the document. */
export function LogRows({ messages, characterName, characterPicture, chatId, isTyping, greetingChoice }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => logRows(messages, isTyping), [messages, isTyping])
  const place = useReadingPlace(scroller)
  const { isAtEnd, goToEnd, stay } = place
  const keys = useMessageKeys(scroller, messages.length)
  const { items, column, measure, scrollTo } = useLogWindow({ scroller, rows, pinned: keys.focused, onMove: stay })
  const unseen = useUnseen(messages, isAtEnd, goToEnd)
  const day = useDay()
  const [reported, setReported] = useState<ChatMessage>()
  const [isReporting, setIsReporting] = useState(false)
  const wasReporting = useEverTrue(isReporting)
  const report = useCallback((message: ChatMessage) => {
    setReported(message)
    setIsReporting(true)
  }, [])

  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
          -- what scrolls has to be reached, and the keys are those of the buttons in it */}
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        aria-live="off" // Announcements speak
        aria-label={`Messages with ${characterName}`}
        tabIndex={0}
        onKeyDown={keys.onKeyDown(scrollTo, place.leave)}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
      >
        <div ref={column} className={classes.rows}>
          {items.map(({ key, index }) => {
            const { message } = rows[index]!
            return (
              <div key={key} ref={measure} data-index={index} className={classes.place}>
                {message ? (
                  <MessageRow
                    message={message}
                    characterName={characterName}
                    characterPicture={characterPicture}
                    day={day}
                    isTabStop={index === keys.tabStop}
                    chatId={chatId}
                    onReport={report}
                  >
                    {index === 0 && greetingChoice && greetingChoice.count > 1 && (
                      <GreetingChoice {...greetingChoice} />
                    )}
                  </MessageRow>
                ) : (
                  <TypingRow picture={characterPicture}>
                    <TypingIndicator />
                  </TypingRow>
                )}
              </div>
            )
          })}
        </div>
      </div>
      {!isAtEnd && <ToTheEnd unseen={unseen} onGo={goToEnd} />}
      {wasReporting && reported && (
        <Suspense>
          <ReportDialog
            subject={{ kind: 'message', chatId: chatId ?? '', content: reported.content }}
            opened={isReporting}
            onClose={() => setIsReporting(false)}
            onSignedIn={() => setIsReporting(true)}
          />
        </Suspense>
      )}
    </>
  )
}
