import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { findOpenAtom } from './find.ts'

/**
 * Whether the search in this conversation stands open. Ctrl or ⌘ F opens it where the document holds fewer messages than
 * the conversation (`isWindowed`), because the browser's own search would miss some; once it is open the keys open the
 * browser's own.
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
      // Another app on the same page has a search of its own.
      if (target !== document.body && !root.contains(target)) return
      if (target.matches('[data-find-field]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isWindowed, setIsOpen, root])
  // Whoever leaves the page with the search open does not find it open in the next conversation.
  useEffect(() => () => setIsOpen(false), [setIsOpen])
  return { isOpen, close: () => setIsOpen(false) }
}
