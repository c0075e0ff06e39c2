import { useEffect, useRef } from 'react'

/**
 * Calls `onRest` when a pointer has been on an element for `restMs`, or a finger touches it: a press is likely.
 * A pointer that only crosses the element does nothing.
 */
export function usePointerRest(onRest: () => void, restMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerEnter: () => {
      cancel()
      timer.current = setTimeout(onRest, restMs)
    },
    onPointerLeave: cancel,
    onTouchStart: onRest,
  }
}
