import { useDeferredValue } from 'react'

/**
 * `opened`, but never in the very first render: Mantine's dialogs and menus give focus back only if they were there,
 * closed, when they opened; those whose code comes late are mounted open.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  return useDeferredValue(opened, false) && opened
}
