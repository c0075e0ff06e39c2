import { useCallback, useRef } from 'react'

/**
 * Runs one task at a time and ignores further ones meanwhile. `isPending` of a mutation changes with the next render,
 * which is too late for a second click in the same moment. A failed task reports its own failure.
 */
export function useSingleFlight(): (task: () => Promise<unknown>) => void {
  const isUnderWay = useRef(false)
  return useCallback((task) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const run = async () => {
      try {
        await task()
      } catch {
        // The task reports it.
      }
      isUnderWay.current = false
    }
    void run()
  }, [])
}
