import { type KeyboardEvent, useCallback, useMemo, useRef, useEffect, useState, useLayoutEffect } from 'react'
import type { ChatMessage, GreetingChoice } from '../conversation/chatMessage.ts'
import { FindBar } from '../find/FindBar.tsx'
import { GreetingSteps } from './GreetingSteps.tsx'
import { type Introduced, Introduction } from './Introduction.tsx'
import { logRows } from './logRow.ts'
import { MessageRow, TypingRow } from './MessageRow.tsx'
import { scrollKeyOf } from './scrollKeys.ts'
import { TypingIndicator } from './TypingIndicator.tsx'
import { useFindKey } from '../find/useFindKey.ts'
import { useLogScroll } from './useLogScroll.ts'
import { useMessageKeys } from './useMessageKeys.ts'
import { useSelectedRows } from './useSelectedRows.ts'
import classes from './MessageLog.module.css'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { useAtomValue } from 'jotai'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { dayOf, msUntilNextDay } from './messageTime.ts'

export interface LogRowsProps {
  messages: readonly ChatMessage[]
  characterName: string
  characterPicture: string
  /** Absent until the chat exists on the server. */
  chatId: string | undefined
  /** A reply of the character is pending. */
  isTyping: boolean
  /** Opens the report of a character's message, for members. It must be stable because every row receives it. */
  onReport(message: ChatMessage): void
  /** The character, while the conversation is empty. */
  introduced?: Introduced | undefined
  /** The buttons that change the offered greeting, which is the first message. */
  greetingChoice?: GreetingChoice | undefined
}

/** The messages: only those in view and a few around them are mounted. */
export function LogRows(props: LogRowsProps) {
  const { messages, characterName, characterPicture, chatId, isTyping, introduced, greetingChoice, onReport } = props
  const rows = useMemo(() => logRows(messages, isTyping), [messages, isTyping])
  const scroller = useRef<HTMLDivElement>(null)
  const keys = useMessageKeys(scroller, messages.length)
  const { control, isAtEnd, items, column, measure, drawBetween } = useLogScroll(scroller, rows, keys.rest)
  useSelectedRows(scroller, control.selectionChanged, drawBetween)
  const unseen = useUnseen(messages, isAtEnd, control.goToEnd)
  const day = useDay()
  const { lead } = keys
  const showMessage = useCallback(
    (row: number, part: () => DOMRect | undefined) => {
      lead(row)
      control.goTo({ row, to: 'middle', part })
    },
    [lead, control],
  )
  const find = useFindKey(items.length < rows.length)
  const toTheEnd = () => {
    scroller.current?.focus({ preventScroll: true }) // the button goes away
    control.goToEnd()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (keys.onKeyDown(event, (row) => control.goTo({ row, to: 'nearest' })) || event.defaultPrevented) return
    const key = scrollKeyOf(event)
    if (key === undefined || (event.target instanceof Element && event.target.closest('[role="menu"]'))) return
    if (key === 'left to the browser') {
      control.happened('scroll key pressed')
      return
    }
    event.preventDefault()
    if (key === 'to the end') control.goToEnd()
    else control.goTo({ row: 0, to: 'start' })
  }

  return (
    <>
      <FindBar
        opened={find.isOpen}
        onClose={find.close}
        scroller={scroller}
        messages={messages}
        showMessage={showMessage}
      />
      {introduced && <Introduction {...introduced} />}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
          -- what scrolls has to be reached, and the keys are those of the buttons in it */}
      <div
        ref={scroller}
        className={classes.scroller}
        role="log"
        aria-live="off" // Announcements speak
        aria-label={`Messages with ${characterName}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={(event) => control.focusMoved(keys.onFocus(event))}
        onBlur={() => {
          keys.onBlur()
          control.focusMoved(undefined)
        }}
      >
        <div ref={column} className={classes.rows}>
          {items.map(({ key, index }) => {
            const { message } = rows[index]!
            return (
              <div key={key} ref={measure} data-index={index} className={classes.place}>
                {message ? (
                  <MessageRow
                    message={message}
                    before={messages[index - 1]?.timestamp}
                    characterName={characterName}
                    characterPicture={characterPicture}
                    day={day}
                    isTabStop={index === keys.tabStop}
                    chatId={chatId}
                    onReport={onReport}
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

interface Props {
  /** How many messages were added since the user scrolled away from the end. */
  unseen: number
  onGo(): void
}

/** The button that scrolls to the end of the log; it shows whether messages were added there. */
function ToTheEnd({ unseen, onGo }: Props) {
  return (
    <div className={classes.toTheEnd}>
      <button
        type="button"
        className={classes.go}
        data-new={unseen > 0 || undefined}
        aria-label={unseen > 0 ? undefined : 'Latest messages'}
        onClick={onGo}
      >
        <IconArrowDown aria-hidden size="1.125rem" stroke={1.9} />
        {unseen > 0 && 'New messages'}
      </button>
    </div>
  )
}

/** The visitor's current day as `yyyy-MM-dd`; it changes at midnight. */
function useDay(): string {
  const { clock, ...world } = useAtomValue(worldAtom)
  const timeZone = world.timeZone()
  const [day, setDay] = useState(() => dayOf(clock.now(), timeZone))
  useEffect(() => {
    let cancel = () => {}
    const wait = () => {
      cancel = clock.setTimeout(
        () => {
          setDay(dayOf(clock.now(), timeZone))
          wait()
        },
        msUntilNextDay(clock.now(), timeZone),
      )
    }
    wait()
    return () => cancel()
  }, [clock, timeZone])
  return day
}

/**
 * How many messages were added since the user scrolled away from the end of the log. A message sent from this tab
 * scrolls to the end; one that the same person sends from another tab does not.
 */
function useUnseen(messages: readonly ChatMessage[], isAtEnd: boolean, goToEnd: () => void): number {
  const { length } = messages
  const [seen, setSeen] = useState(length)
  if ((isAtEnd && seen !== length) || seen > length) setSeen(length)

  const last = messages.at(-1)
  const before = useRef({ id: last?.id, length })
  useLayoutEffect(() => {
    const isSent = length > before.current.length && last?.isOnItsWay === true && last.id !== before.current.id
    before.current = { id: last?.id, length }
    if (isSent) goToEnd()
  }, [length, last, goToEnd])

  return Math.max(0, length - seen)
}
