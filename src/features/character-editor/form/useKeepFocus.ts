import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Returns the focus to the field that had it before it was disabled. */
export function useKeepFocus(within: RefObject<HTMLElement | null>, isOff: boolean): void {
  const former = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isOff && activeElement instanceof HTMLElement && within.current?.contains(activeElement)) {
      former.current = activeElement
    }
  }, [isOff, within])
  useEffect(() => {
    if (isOff) return
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) former.current?.focus({ preventScroll: true })
    former.current = undefined
  }, [isOff])
}
