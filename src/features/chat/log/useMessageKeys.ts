import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * The keyboard on the tools of messages: Tab leads to the tools of one message, the arrow keys from there to those of the
 * others, Home and End to the first and the last.
 */
export function useMessageKeys(scroller: RefObject<HTMLElement | null>, count: number) {
  const [focused, setFocused] = useState<number>()
  const [last, setLast] = useState<number>()
  const tabStop = Math.min(last ?? count - 1, count - 1)

  const isDrawn = useCallback(
    (index: number) => scroller.current?.querySelector(`[data-index="${index}"]`) != null,
    [scroller],
  )
  // Something has been said, or it began anew: whoever writes goes from the field to the newest message.
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- what is drawn is known after the render
    if (focused === undefined && isDrawn(count - 1)) setLast(undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- not when the focus leaves the log
  }, [count])
  /** Scrolled to another part of the conversation, Tab would lead out of the log: it leads to what is read there. */
  const rest = useCallback(
    (row?: number) => setLast((before) => (isDrawn(Math.min(before ?? count - 1, count - 1)) ? before : row)),
    [count, isDrawn],
  )

  const focusTool = (index: number, triesLeft: number) => {
    const row = scroller.current?.querySelector(`[data-index="${index}"]`)
    const tool = row?.querySelector<HTMLElement>('[data-message-tool]')
    if (tool) tool.focus({ preventScroll: false })
    else if (triesLeft > 0) requestAnimationFrame(() => focusTool(index, triesLeft - 1))
  }

  /** Returns whether the key was one of these. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, goTo: (index: number) => void): boolean => {
    const from = toolIndex(event.target)
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return false
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined || to < 0 || to >= count) return false
    event.preventDefault()
    setLast(to)
    goTo(to)
    focusTool(to, 10)
    return true
  }

  return {
    /** The message that Tab leads to. */
    tabStop,
    /** Has Tab lead to a message. */
    lead: setLast,
    rest,
    onKeyDown,
    /** Returns the message that has the focus now. */
    onFocus: (event: FocusEvent<HTMLElement>): number | undefined => {
      const index = rowIndex(event.target)
      setFocused(index)
      if (index !== undefined && toolIndex(event.target) !== undefined) setLast(index)
      return index
    },
    onBlur: () => setFocused(undefined),
  }
}

function rowIndex(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('[data-index]') : null
  return row ? Number(row.getAttribute('data-index')) : undefined
}

/** The message whose tool this is; inside an open menu the keys are the menu's. */
function toolIndex(target: EventTarget): number | undefined {
  const isTool =
    target instanceof Element &&
    target.matches('[data-message-tool][aria-expanded="false"], [data-message-tool]:not([aria-expanded])')
  return isTool ? rowIndex(target) : undefined
}
