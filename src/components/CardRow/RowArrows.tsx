import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { RowEdges } from './useRowScroll.ts'
import classes from './RowArrows.module.css'

interface Props {
  edges: RowEdges
  onScroll(direction: 'back' | 'on'): void
  /** The row's heading. */
  describedBy: string
}

/** For users of a mouse without a horizontal wheel; touch and the keyboard scroll the row itself. */
export function RowArrows({ edges, onScroll, describedBy }: Props) {
  return (
    <div className={classes.arrows} data-idle={(edges.start && edges.end) || undefined}>
      <button
        type="button"
        className={classes.arrow}
        aria-label="Previous characters"
        aria-describedby={describedBy}
        // Not `disabled`: the keyboard focus would be lost.
        aria-disabled={edges.start}
        onClick={() => onScroll('back')}
      >
        <IconChevronLeft aria-hidden size="1.25rem" stroke={1.7} />
      </button>
      <button
        type="button"
        className={classes.arrow}
        aria-label="Next characters"
        aria-describedby={describedBy}
        aria-disabled={edges.end}
        onClick={() => onScroll('on')}
      >
        <IconChevronRight aria-hidden size="1.25rem" stroke={1.7} />
      </button>
    </div>
  )
}
