import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FIRST_PAGE } from '#src/product/limits.ts'
import type { ListingOrder } from '#src/product/orders.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import classes from './SeeMoreTile.module.css'

interface Props {
  order: ListingOrder
  /** The row's heading. */
  describedBy: string
}

/** The end of a row and the beginning of all the others of its kind (A2.5-12, A2.5-13). */
export function SeeMoreTile({ order, describedBy }: Props) {
  const { clock } = useAtomValue(worldAtom)
  const [ts, setTs] = useState(() => clock.now())
  // The moment of this visit, in the link itself, so that opening in a new tab carries it too.
  const stamp = () => setTs(clock.now())

  return (
    <Link
      to="/search"
      search={{ order, page: FIRST_PAGE, ts }}
      className={classes.tile}
      aria-describedby={describedBy}
      onPointerDown={stamp}
      onKeyDown={stamp}
    >
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
