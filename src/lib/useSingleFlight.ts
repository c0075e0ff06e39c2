import { useCallback, useRef } from 'react'

/**
 * Runs one task at a time and drops what is asked for meanwhile. `isPending` of a mutation is known with the next render,
 * which is too late for a second click in the same moment. A task that fails says so itself.
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
        // Said by the task.
      }
      isUnderWay.current = false
    }
    void run()
  }, [])
}
