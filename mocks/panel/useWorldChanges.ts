import { useEffect, useReducer } from 'react'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'

/** The app signs users in and out by itself without notifying the panel. */
const LOOK_EVERY_MS = 500

/** Re-renders the component whenever the mocked world has changed. */
export function useWorldChanges(handle: DeveloperHandle): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => handle.subscribe(redraw), [handle])
  useEffect(() => {
    let shown = handle.viewer()?.username
    const timer = setInterval(() => {
      const viewer = handle.viewer()?.username
      if (viewer !== shown) redraw()
      shown = viewer
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [handle])
}
