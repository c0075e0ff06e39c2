/** Work waits at most this long for an idle moment. */
const PATIENCE_MS = 60

/** Calls `run` when the browser is idle, soon at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(run, { timeout: PATIENCE_MS })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(run, PATIENCE_MS)
  return () => clearTimeout(id)
}
