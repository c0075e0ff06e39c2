import { Children, type ReactNode, type RefObject, useId, useRef } from 'react'
import { RowArrows } from './RowArrows.tsx'
import { RowMessage } from './RowMessage.tsx'
import { useRowScroll } from './useRowScroll.ts'
import classes from './CardRow.module.css'

interface Message {
  text: string
  isFailure?: boolean
  /** Offers another try. */
  onTryAgain?(): void
}

interface Props {
  title: string
  /** Id of the heading, for cards that refer to it. */
  titleId?: string
  /** Cards, or their skeletons; each becomes an item of the list. */
  children: ReactNode
  /** Names what the list holds: another value means other cards. */
  content: string
  isBusy?: boolean
  /** Not in view when the page opens: the browser lays it out when it comes near. @default false */
  isBelowTheFold?: boolean
  /** Stands over the cards, which become shapes behind it: the row keeps its height and nothing below it moves. */
  message?: Message | undefined
  /** Stands beside the heading. */
  more?: ReactNode
  /** The focus moves here when the characters were asked for. */
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** Cards side by side under their heading; what does not fit is scrolled to. */
export function CardRow({ title, titleId, children, content, isBusy = false, ...props }: Props) {
  const { isBelowTheFold = false, message, more, headingRef } = props
  const ownId = useId()
  const headingId = titleId ?? ownId
  const ownHeading = useRef<HTMLHeadingElement>(null)
  const heading = headingRef ?? ownHeading
  const { list, edges, scroll } = useRowScroll(`${content} ${message?.text}`, Children.count(children))

  const tryAgain = () => {
    heading.current?.focus({ preventScroll: true }) // the button goes away
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
        <ul
          ref={list}
          // Safari forgets that a list without bullets is one.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          role="list"
          className={classes.list}
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
