import type { ReactNode } from 'react'
import classes from './Feed.module.css'

interface Props {
  /** Its place in the feed, counted from 0. */
  index: number
  /** how many there are in the world; -1 where that is not known. */
  setSize: number
  label: string
  isBusy?: boolean
  children: ReactNode
}

/** One entry of a Feed. */
export function FeedArticle({ index, setSize, label, isBusy = false, children }: Props) {
  return (
    <article
      className={classes.article}
      // In a feed, an article is a stop of the keyboard: screen readers go from one to the next.
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
