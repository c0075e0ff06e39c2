import type { ReactNode } from 'react'
import classes from './Feed.module.css'

interface Props {
  /** The index in the feed. */
  index: number
  /** the total number; -1 if it is unknown */
  setSize: number
  label: string
  isBusy?: boolean
  children: ReactNode
}

/** An entry of a Feed. */
export function FeedArticle({ index, setSize, label, isBusy = false, children }: Props) {
  return (
    <article
      className={classes.article}
      // In a feed, an article is a tab stop: screen readers move from one to the next.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      aria-busy={isBusy}
    >
      {children}
    </article>
  )
}
