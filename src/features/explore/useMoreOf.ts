import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FIRST_PAGE } from '#src/product/limits.ts'
import type { ListingOrder } from '#src/product/orders.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

/** A link to all characters in an order, with the time of the click in its URL (A2.5-13). */
export function useMoreOf(order: ListingOrder) {
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
