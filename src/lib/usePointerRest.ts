import { useEffect, useRef } from 'react'

/**
 * Calls `onRest` when a pointer has been on an element for `restMs`, or a finger touches it: somebody is about to press
 * it. A pointer on its way across the page asks for nothing.
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
