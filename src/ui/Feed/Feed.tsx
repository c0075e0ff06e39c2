import { type ReactNode, useRef, useState } from 'react'
import { type FeedShape, useFeedRows } from './useFeedRows.ts'
import { FeedRow } from './FeedRow.tsx'
import { useFeedKeys } from './useFeedKeys.ts'
import { useNearEnd } from './useNearEnd.ts'
import { useScrollCover } from './useScrollCover.ts'
import { useTurns } from './turns.ts'
import classes from './Feed.module.css'

interface Props {
  /** The accessible name of the feed. */
  label: string
  columns: number
  /** The number of articles. */
  count: number
  /** Renders a FeedArticle. */
  renderArticle(index: number): ReactNode
  /** Skeletons behind the articles while the next page loads. */
  placeholders: number
  placeholder: ReactNode
  /** The distance at which the end counts as near. */
  nearEndPx: number
  onNearEnd(): void
  /** The scroll position that the page is about to restore, as Back does, and the layout for which it is valid. */
  initialOffset?: number | undefined
  knownShape?: FeedShape | undefined
  onShape(shape: FeedShape): void
}

/**
 * An infinite list: only the rows in view and a few around them are in the document. The page scrolls, or the scroll
 * container around the feed. Assistive technology announces a feed: the position of each article, the number of
 * articles, and whether more are loading.
 */
export function Feed({ label, columns, count, renderArticle, placeholders, placeholder, ...props }: Props) {
  const { nearEndPx: marginPx, onNearEnd, initialOffset, knownShape, onShape } = props
  const feed = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const keys = useFeedKeys(feed, setFocused)
  useScrollCover(feed)

  const cells = count + placeholders
  const pinnedRow = focused === undefined ? undefined : Math.floor(focused / columns)
  const { rows, rowPx, container, offset } = useFeedRows({
    feed,
    rowCount: Math.ceil(cells / columns),
    columns,
    knownShape,
    initialOffset,
    pinnedRow,
    onShape,
  })
  useNearEnd({ end, container, marginPx, onNearEnd, content: `${count} ${placeholders} ${columns}` })

  const turns = useTurns()
  // The keyboard goes from a focused article to its neighbours.
  const isDue = (row: number) =>
    isWithin(row, rows.range?.startIndex, rows.range?.endIndex) ||
    (pinnedRow !== undefined && isWithin(row, pinnedRow - 1, pinnedRow + 1))

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
          <FeedRow
            key={key}
            ref={rows.measureElement}
            index={index}
            topPx={start - offset}
            heightPx={rowPx}
            columns={columns}
            isDue={isDue(index)}
            turns={turns}
            cell={cell}
          />
        ))}
      </div>
      <div ref={end} aria-hidden />
    </>
  )
}

function isWithin(row: number, first = 0, last = first): boolean {
  return row >= first && row <= last
}
