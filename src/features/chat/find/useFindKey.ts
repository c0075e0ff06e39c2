import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { findOpenAtom } from './find.ts'

/**
 * Whether the search in this conversation is open. Ctrl or ⌘ F opens it if only a part of the messages is mounted
 * (`isWindowed`), because the browser's own search would miss some; while it is open the shortcut opens the browser's
 * search.
 */
export function useFindKey(isWindowed: boolean) {
  const [isOpen, setIsOpen] = useAtom(findOpenAtom)
  const { root } = useAtomValue(worldAtom)
  useEffect(() => {
    if (!isWindowed) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      const isFind =
        event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isFind || event.defaultPrevented || !(target instanceof Element)) return
      // Another app on the same page handles its own search.
      if (target !== document.body && !root.contains(target)) return
      if (target.matches('[data-find-field]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isWindowed, setIsOpen, root])
  // Leaving the page closes the search, so that the next conversation begins without it.
  useEffect(() => () => setIsOpen(false), [setIsOpen])
  return { isOpen, close: () => setIsOpen(false) }
}
