import { type RefObject, useEffect, useState } from 'react'

/**
 * Moves the focus after the focused element was unmounted: to the first of `selectors` that matches within `region`,
 * otherwise to the region itself.
 */
export function useFocusAfter(region: RefObject<HTMLElement | null>) {
  const [selectors, setSelectors] = useState<string[]>()

  // Not in a layout effect: a closing dialog must still contain the focus, otherwise it moves the focus back later.
  useEffect(() => {
    if (!selectors || !region.current) return
    const found = selectors.map((selector) => region.current?.querySelector<HTMLElement>(selector)).find(Boolean)
    const goal = found ?? region.current
    goal.focus({ preventScroll: goal === region.current })
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- what was to be focused could not be before this
    setSelectors(undefined)
  }, [selectors, region])

  return { isPending: selectors !== undefined, focusAfter: (...next: string[]) => setSelectors(next) }
}
