import { useEffect, useReducer } from 'react'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'

/** The app signs people in and out by itself, and tells nobody. */
const LOOK_EVERY_MS = 500

/** Draws the component again whenever something in the mocked world has changed. */
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
