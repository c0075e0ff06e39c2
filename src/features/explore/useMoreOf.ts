import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FIRST_PAGE } from '#src/product/limits.ts'
import type { ListingOrder } from '#src/product/orders.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

/** A link to all characters of an order, with the moment of the visit in its address (A2.5-13). */
export function useMoreOf(order: ListingOrder) {
  const { clock } = useAtomValue(worldAtom)
  const [ts, setTs] = useState(() => clock.now())
  // In the link itself, so that opening in a new tab carries it too.
  const stamp = () => setTs(clock.now())
  return {
    to: '/search',
    search: { order, page: FIRST_PAGE, ts },
    onPointerDown: stamp,
    onKeyDown: stamp,
  } as const
}
