import { useEffect, useReducer } from 'react'
import type { DeveloperHandle } from '#mocks/browserWorld.ts'

/** Draws the component again whenever something in the mocked world has changed. */
export function useWorldChanges({ server, clock }: DeveloperHandle): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const ends = [server.log, server.faults, clock].map((source) => source.subscribe(redraw))
    ends.push(server.onSituation(redraw))
    return () => {
      for (const end of ends) end()
    }
  }, [server, clock])
}
