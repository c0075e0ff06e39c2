import { type ReactNode, useRef, useState } from 'react'
import { type FeedShape, useFeedRows } from './useFeedRows.ts'
import { useFeedKeys } from './useFeedKeys.ts'
import { useNearEnd } from './useNearEnd.ts'
import classes from './Feed.module.css'

interface Props {
  /** Names the feed. */
  label: string
  columns: number
  /** How many articles there are. */
  count: number
  /** A FeedArticle. */
  renderArticle(index: number): ReactNode
  /** Shapes behind the articles, for what is on its way. */
  placeholders: number
  placeholder: ReactNode
  /** How near the end has to come to be near. */
  nearEndPx: number
  onNearEnd(): void
  /** Where the page is about to be scrolled to, as Back does, and the shape that this place is meant in. */
  initialOffset?: number | undefined
  knownShape?: FeedShape | undefined
  onShape(shape: FeedShape): void
}

/**
 * A list that may go on for ever: only what is in view, and a little around it, is in the document. The page scrolls,
 * or whatever box the feed stands in. Assistive technology announces a feed: where each article stands among how many, and
 * whether more is on its way.
 */
export function Feed({ label, columns, count, renderArticle, placeholders, placeholder, ...props }: Props) {
  const { nearEndPx: marginPx, onNearEnd, initialOffset, knownShape, onShape } = props
  const feed = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const keys = useFeedKeys(feed, setFocused)

  const cells = count + placeholders
  const { rows, container, offset } = useFeedRows({
    feed,
    rowCount: Math.ceil(cells / columns),
    columns,
    knownShape,
    initialOffset,
    pinnedRow: focused === undefined ? undefined : Math.floor(focused / columns),
    onShape,
  })
  useNearEnd({ end, container, marginPx, onNearEnd, content: `${count} ${placeholders} ${columns}` })

  const cell = (index: number) => {
    if (index >= cells) return null
    if (index >= count) return <div key={index}>{placeholder}</div>
    return renderArticle(index)
  }

  return (
    <>
      <div
        ref={feed}
        role="feed"
        aria-label={label}
        aria-busy={placeholders > 0}
        className={classes.feed}
        style={{ height: rows.getTotalSize(), '--columns': columns }}
        {...keys}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className={classes.row}
            style={{ transform: `translateY(${start - offset}px)` }}
          >
            {Array.from({ length: columns }, (_, column) => cell(index * columns + column))}
          </div>
        ))}
      </div>
      <div ref={end} aria-hidden />
    </>
  )
}
