import { useLayoutEffect, useState } from 'react'

/**
 * `opened`, but never in the first render: Mantine's dialogs and menus return the focus only if they were mounted
 * closed; lazy-loaded ones would be mounted open. In a layout effect, so that it happens at
 * once: if they opened later, they would take the element that they have focused for the one that had the focus.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false)
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- the second render is the point
  useLayoutEffect(() => setIsMounted(true), [])
  return opened && isMounted
}
