import { LEAVE_MAX_MS } from '#src/product/limits.ts'
import { ApiError } from './ApiError.ts'

/**
 * Runs a call; a lost connection rejects with an ApiError, which every browser reports with another TypeError.
 * Browsers also abort the calls of a page that is being left, and its code still runs: Chromium after `pagehide`, Firefox
 * from `beforeunload` until the next page arrives, some with an AbortError. Such a call fails only if the page stays,
 * because a failure that nobody can see must not count as shown: a page that is left runs no timers.
 */
export async function unlessLeft<T>(call: () => Promise<T>): Promise<T> {
  let delayMs = 0
  const mayLeave = () => {
    delayMs = LEAVE_MAX_MS
  }
  // Only meanwhile: with a listener, Firefox keeps no page for Back.
  globalThis.addEventListener?.('beforeunload', mayLeave)
  try {
    return await call()
  } catch (error) {
    const isLost = error instanceof TypeError
    if (!isLost && delayMs === 0) throw error
    // Not the world's clock: only a timer of the page ends with the page.
    await new Promise<void>((resolve) => {
      setTimeout(resolve, delayMs)
    })
    throw isLost ? new ApiError({ cause: error }) : error
  } finally {
    globalThis.removeEventListener?.('beforeunload', mayLeave)
  }
}
