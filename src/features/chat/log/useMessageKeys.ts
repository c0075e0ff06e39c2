import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface TabStop {
  /** Undefined: the newest message. */
  row?: number | undefined
  /** Only until the newest message is drawn again. */
  isSubstitute?: boolean
}
const NEWEST: TabStop = {}

/**
 * Keyboard navigation in message tools: Tab moves to the tools of one message, the arrow keys from there to those of
 * the others, Home and End to the first and the last.
 */
export function useMessageKeys(scroller: RefObject<HTMLElement | null>, count: number) {
  const [focused, setFocused] = useState<number>()
  const [stop, setStop] = useState<TabStop>(NEWEST)
  const setLast = useCallback((row: number) => setStop({ row }), [])
  const tabStop = Math.min(stop.row ?? count - 1, count - 1)
  /** The count of messages when the focus was in the log, or when Tab last moved to the newest one. */
  const led = useRef(count)

  const isDrawn = useCallback(
    (index: number) => scroller.current?.querySelector(`[data-index="${index}"]`) != null,
    [scroller],
  )
  // After a new message or a restart, Tab moves from the field to the newest message: as soon as it is drawn, which may
  // be some renders later.
  // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-deps -- each render may draw it; one update is enough
  useEffect(() => {
    const isFocused = focused !== undefined
    if (!isFocused && ((led.current === count && !stop.isSubstitute) || !isDrawn(count - 1))) return
    led.current = count
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- what is drawn is known after the render
    if (!isFocused) setStop(NEWEST)
  })
  /** After scrolling, the message of Tab may be unmounted and Tab would leave the log: Tab moves to one in view. */
  const rest = useCallback(
    (row?: number) =>
      setStop((before) =>
        isDrawn(Math.min(before.row ?? count - 1, count - 1)) ? before : { row, isSubstitute: true },
      ),
    [count, isDrawn],
  )

  const focusTool = (index: number, triesLeft: number) => {
    const row = scroller.current?.querySelector(`[data-index="${index}"]`)
    const tool = row?.querySelector<HTMLElement>('[data-message-tool]')
    if (tool) tool.focus({ preventScroll: false })
    else if (triesLeft > 0) requestAnimationFrame(() => focusTool(index, triesLeft - 1))
  }

  /** Returns whether it handled the key. */
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
    /** The message to which Tab moves. */
    tabStop,
    /** Sets the message to which Tab moves. */
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

/** The message of this tool; inside an open menu the menu handles the keys. */
function toolIndex(target: EventTarget): number | undefined {
  const isTool =
    target instanceof Element &&
    target.matches('[data-message-tool][aria-expanded="false"], [data-message-tool]:not([aria-expanded])')
  return isTool ? rowIndex(target) : undefined
}
