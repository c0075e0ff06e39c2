import { Children, type FocusEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { RowArrows } from './RowArrows.tsx'
import { RowMessage } from './RowMessage.tsx'
import { useRowScroll } from './useRowScroll.ts'
import classes from './CardRow.module.css'

interface Message {
  text: string
  isFailure?: boolean
  /** Retries the request. */
  onTryAgain?(): void
}

interface Props {
  title: string
  /** Id of the heading, for cards that refer to it. */
  titleId?: string
  /** Cards, or their skeletons; each becomes an item of the list. */
  children: ReactNode
  /** Identifies the content of the list: another value means other cards. */
  content: string
  isBusy?: boolean
  /** Out of view when the page opens: the browser lays it out when it comes near. @default false */
  isBelowTheFold?: boolean
  /** Rendered over the cards, which become skeletons behind it: the row keeps its height and nothing below it moves. */
  message?: Message | undefined
  /** Rendered beside the heading. */
  more?: ReactNode
  /** The focus moves here when a retry starts. */
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** A heading and a row of cards that scrolls horizontally. */
export function CardRow({ title, titleId, children, content, isBusy = false, ...props }: Props) {
  const { isBelowTheFold = false, message, more, headingRef } = props
  const ownId = useId()
  const headingId = titleId ?? ownId
  const ownHeading = useRef<HTMLHeadingElement>(null)
  const heading = headingRef ?? ownHeading
  const { list, edges, scroll } = useRowScroll(`${content} ${message?.text}`, Children.count(children))

  const tryAgain = () => {
    heading.current?.focus({ preventScroll: true }) // the button unmounts
    message?.onTryAgain?.()
  }

  return (
    <section
      className={classes.row}
      data-below-the-fold={isBelowTheFold || undefined}
      aria-labelledby={headingId}
      aria-busy={isBusy}
    >
      <div className={classes.header}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {!message && <RowArrows edges={edges} onScroll={scroll} describedBy={headingId} />}
        {more}
      </div>
      <div className={classes.place}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus of its links */}
        <ul
          ref={list}
          // Safari removes the list role from lists without bullets.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          role="list"
          className={classes.list}
          onFocus={bringCardIntoView}
          aria-labelledby={headingId}
          data-more-before={!edges.start || undefined}
          data-more-after={!edges.end || undefined}
          inert={message !== undefined}
          data-ghost={message !== undefined || undefined}
        >
          {Children.map(children, (card) => (
            <li className={classes.item}>{card}</li>
          ))}
        </ul>
        {message && <RowMessage {...message} {...(message.onTryAgain && { onTryAgain: tryAgain })} />}
      </div>
    </section>
  )
}

/**
 * Brings a card whose link gets the focus into view as a whole. Chromium does not scroll a row if 32 px of the link are
 * in view. A card that is pressed stays under the pointer.
 */
function bringCardIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
