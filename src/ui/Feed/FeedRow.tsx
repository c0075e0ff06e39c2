import { type ReactNode, type Ref, useEffect, useState } from 'react'
import type { Turns } from './turns.ts'
import classes from './Feed.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  index: number
  topPx: number
  /** The expected height. */
  heightPx: number
  columns: number
  /** Renders all cells at once; otherwise they appear one after the other, in idle moments. */
  isDue: boolean
  turns: Turns
  cell(index: number): ReactNode
}

/** A row of a feed. A row ahead of the view gets its cells one by one: a whole row takes longer than a frame. */
export function FeedRow({ ref, index, topPx, heightPx, columns, isDue, turns, cell }: Props) {
  const [rendered, setRendered] = useState(isDue ? columns : 0)
  if (isDue && rendered < columns) setRendered(columns)
  const isComplete = rendered >= columns
  useEffect(() => (isComplete ? undefined : turns.add(() => setRendered(rendered + 1))), [isComplete, rendered, turns])
  return (
    <div
      ref={ref}
      data-index={index}
      className={classes.row}
      style={{ transform: `translateY(${topPx}px)`, minHeight: isComplete ? undefined : heightPx }}
    >
      {Array.from({ length: Math.min(rendered, columns) }, (_, column) => cell(index * columns + column))}
    </div>
  )
}
