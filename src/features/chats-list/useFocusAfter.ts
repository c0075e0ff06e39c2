import { type RefObject, useEffect, useState } from 'react'

/**
 * Puts the focus where it belongs after what had it is gone: on the first of `selectors` that is within `region`, else
 * on the region itself.
 */
export function useFocusAfter(region: RefObject<HTMLElement | null>) {
  const [selectors, setSelectors] = useState<string[]>()

  // Not in a layout effect: a dialog that closes has to find the focus still in it, or it takes it back later.
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
