import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { worldAtom } from '#src/world/worldAtoms.ts'

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart']
/** For users who only read. Late enough to delay nothing. */
const PRELOAD_AFTER_MS = 5_000

/**
 * Loads the code of a part while the line is up, because it is needed when the line is down: with the first
 * input on the page, or a few seconds later. Never before the first paint.
 */
export function usePreload(part: { preload(): void }, afterMs = PRELOAD_AFTER_MS): void {
  const { clock } = useAtomValue(worldAtom)
  useEffect(() => {
    const controller = new AbortController()
    const preload = () => {
      stop()
      part.preload()
    }
    const cancel = clock.setTimeout(preload, afterMs)
    const stop = () => {
      controller.abort()
      cancel()
    }
    const options = { passive: true, capture: true, signal: controller.signal }
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, preload, options)
    return stop
  }, [clock, part, afterMs])
}
