import { useEffect, useRef } from 'react'

/** A pointer on its way across the page stands on nothing for so long. */
const REST_MS = 80

/** Calls `onRest` when a pointer has come to rest on an element, or a finger touches it: somebody is about to press it. */
export function usePointerRest(onRest: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerEnter: () => {
      cancel()
      timer.current = setTimeout(onRest, REST_MS)
    },
    onPointerLeave: cancel,
    onTouchStart: onRest,
  }
}
