import { useCallback, useMemo, useRef } from 'react'
import { LazyFind } from './find.ts'
import { GreetingSteps } from './GreetingSteps.tsx'
import { logRows } from './logRow.ts'
import type { MessageLogProps } from './MessageLog.tsx'
import { MessageRow, TypingRow } from './MessageRow.tsx'
import { ToTheEnd } from './ToTheEnd.tsx'
import { TypingIndicator } from './TypingIndicator.tsx'
import { useDay } from './useDay.ts'
import { useFindKey } from './useFindKey.ts'
import { useLogWindow } from './useLogWindow.ts'
import { useMessageKeys } from './useMessageKeys.ts'
import { useReadingPlace } from './useReadingPlace.ts'
import { useUnseen } from './useUnseen.ts'
import classes from './MessageLog.module.css'

type Props = Omit<MessageLogProps, 'isLoading' | 'error' | 'onTryAgain'>

/** The messages themselves: those in view and a few around them are in the document. */
export function LogRows({ messages, characterName, characterPicture, chatId, isTyping, greetingChoice, ...on }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => logRows(messages, isTyping), [messages, isTyping])
  const keys = useMessageKeys(scroller, messages.length)
  const place = useReadingPlace(scroller, keys.rest)
  const { isAtEnd, goToEnd, stay } = place
  const { items, column, measure, scrollTo } = useLogWindow({
    scroller,
    rows,
    focused: keys.focused,
    readRow: place.readRow,
    onMove: stay,
    onScrolled: place.stayAfterOwnScroll,
  })
  const unseen = useUnseen(messages, isAtEnd, goToEnd)
  const day = useDay()
  const { leave } = place
  const { lead } = keys
  const showMessage = useCallback(
    (index: number) => {
      leave()
      lead(index)
      scrollTo(index, { align: 'center' })
    },
    [leave, lead, scrollTo],
  )
  const find = useFindKey(items.length < rows.length)
  const toTheEnd = () => {
    scroller.current?.focus({ preventScroll: true }) // the button goes away
    goToEnd()
  }

  return (
    <>
      <LazyFind
        opened={find.isOpen}
        onClose={find.close}
        scroller={scroller}
        messages={messages}
        showMessage={showMessage}
      />
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
        onFocus={(event) => {
          keys.onFocus(event)
          place.findAnew()
        }}
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
                    onReport={on.onReport}
                  >
                    {index === 0 && greetingChoice && greetingChoice.count > 1 && <GreetingSteps {...greetingChoice} />}
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
      {!isAtEnd && <ToTheEnd unseen={unseen} onGo={toTheEnd} />}
    </>
  )
}
