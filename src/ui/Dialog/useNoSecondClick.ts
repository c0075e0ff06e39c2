import { useEffect, useRef } from 'react'

/** So long after the first click a second one may still belong to it. */
const DOUBLE_CLICK_MS = 500

/** A double click closes a dialog with its first half: the other half is not meant for what the dialog has covered. */
export function useNoSecondClick(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return undefined
    const ignore = (event: MouseEvent) => {
      if (event.detail < 2) return
      event.preventDefault()
      event.stopPropagation()
    }
    const stop = () => window.removeEventListener('click', ignore, { capture: true })
    window.addEventListener('click', ignore, { capture: true })
    const timer = window.setTimeout(stop, DOUBLE_CLICK_MS)
    return () => {
      window.clearTimeout(timer)
      stop()
    }
  }, [isOpen])
}
