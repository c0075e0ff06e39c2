import { useLayoutEffect, useState } from 'react'

/**
 * `opened`, but never in the very first render: Mantine's dialogs and menus give focus back only if they were there,
 * closed, when they opened; those whose code comes late are mounted open. In a layout effect, so that it happens at
 * once: where they open later, at React's leisure, they take what they have focused themselves for what had the focus.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false)
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- the second render is the point
  useLayoutEffect(() => setIsMounted(true), [])
  return opened && isMounted
}
