import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Link } from '@tanstack/react-router'
import type { ListingOrder } from '#src/product/orders.ts'
import classes from './SeeMoreTile.module.css'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FIRST_PAGE } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

interface Props {
  order: ListingOrder
  /** The id of the row's heading. */
  describedBy: string
}

/** The last tile of a row: a link to all characters in this order. */
export function SeeMoreTile({ order, describedBy }: Props) {
  return (
    <Link {...useMoreOf(order)} className={classes.tile} aria-describedby={describedBy}>
      <svg className={classes.drawing} viewBox="-60 -40 120 80" aria-hidden>
        <circle className={classes.planet} r="19" />
        <path d="M-17-7A50 15 0 1 0 17-7" transform="rotate(-16)" />
        <circle className={classes.moon} cx="-40" cy="20" r="4" />
      </svg>
      <span className={classes.words}>
        See More
        <IconArrowRight aria-hidden size="1.125em" stroke={1.8} />
      </span>
    </Link>
  )
}

/**
 * The same link beside the heading, because on a touch screen the tile is seven cards away. It has no text and is
 * hidden from screen readers and the keyboard, which use the tile only.
 */
export function SeeMoreArrow({ order }: Pick<Props, 'order'>) {
  return (
    <Link {...useMoreOf(order)} className={classes.arrow} aria-hidden tabIndex={-1}>
      <IconArrowRight size="1.25rem" stroke={1.7} />
    </Link>
  )
}

/** A link to all characters in an order, with the time of the click in its URL. */
function useMoreOf(order: ListingOrder) {
  const { clock } = useAtomValue(worldAtom)
  const [ts, setTs] = useState(() => clock.now())
  // Updates the link itself, so that a new tab opens the same URL.
  const stamp = () => setTs(clock.now())
  return {
    to: '/search',
    search: { order, page: FIRST_PAGE, ts },
    onPointerDown: stamp,
    onKeyDown: stamp,
  } as const
}
