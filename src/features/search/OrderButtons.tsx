import type { TablerIcon } from '@tabler/icons-react'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import type { ListingOrder, SearchOrder } from '#src/product/orders.ts'
import classes from './OrderButtons.module.css'

const ORDERS: { order: ListingOrder; label: string; icon: TablerIcon }[] = [
  { order: 'chatiest', label: 'Chatiest', icon: IconMessages },
  { order: 'liked', label: 'Most Liked', icon: IconHeart },
  { order: 'latest', label: 'Latest', icon: IconClock },
]

interface Props {
  order: SearchOrder
  onOrder(order: ListingOrder): void
}

/** Buttons for the three orders of all characters. None is pressed during a text search. */
export function OrderButtons({ order, onOrder }: Props) {
  return (
    <fieldset className={classes.orders} aria-label="Category">
      {ORDERS.map(({ order: one, label, icon: Icon }) => (
        <button
          key={one}
          type="button"
          className={classes.order}
          aria-pressed={one === order}
          onClick={() => onOrder(one)}
        >
          <Icon aria-hidden size="1.125rem" stroke={1.7} />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
