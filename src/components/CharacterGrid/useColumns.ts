import { useSyncExternalStore } from 'react'
import { GRID_BREAKPOINTS_PX } from '#src/product/breakpoints.ts'

/** The current number of columns of CharacterGrid, by the same media queries. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow)
}

function subscribe(onChange: () => void) {
  const queries = widths()
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

/** The current number of columns, for a decision that is made once. */
export const columnsNow = () => 1 + widths().filter(({ matches }) => matches).length
const widths = () => GRID_BREAKPOINTS_PX.map((from) => window.matchMedia(`(min-width: ${from}px)`))
