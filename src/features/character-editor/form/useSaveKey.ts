import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { worldAtom } from '#src/world/worldAtoms.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'preventDefault'>

/**
 * Ctrl or ⌘ S submits the form instead of saving the page, wherever the focus is. Returns the listener for the form
 * itself, where the fields handle the key first.
 */
export function useSaveKey(form: RefObject<HTMLElement | null>, save: () => void): (event: Key) => void {
  const { root } = useAtomValue(worldAtom)
  const onKey = (event: Key) => {
    if (event.key.toLowerCase() !== 's' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    // A dialog over the page handles its own keys.
    if (event.target instanceof HTMLElement && event.target.closest('[role="dialog"], dialog')) return
    save()
  }
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const onOutside = (event: KeyboardEvent) => {
      if (!form.current?.contains(event.target as Node)) latest.current(event)
    }
    root.addEventListener('keydown', onOutside)
    return () => root.removeEventListener('keydown', onOutside)
  }, [root, form])
  return onKey
}
