import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SiteState } from '#src/world/World.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

/** A connection may return without an event of the browser. */
const RECHECK_MS = 5_000

/**
 * For a place with missing code: checks the site at once and repeatedly, and calls `onReachable` each
 * time that it can be reached. Returns the last state.
 */
export function useCodeRecovery(onReachable: (state: Exclude<SiteState, 'out of reach'>) => void) {
  const { site, clock } = useAtomValue(worldAtom)
  const [state, setState] = useState<SiteState>()
  const onLooked = useEffectEvent((now: SiteState) => {
    setState(now)
    if (now !== 'out of reach') onReachable(now)
  })

  useEffect(() => {
    if (!site) return undefined
    let isOver = false
    let cancelWait: (() => void) | undefined
    const look = async () => {
      cancelWait?.()
      const now = await site.look()
      if (isOver) return
      onLooked(now)
      cancelWait = clock.setTimeout(() => void look(), RECHECK_MS)
    }
    const stopListening = site.onOnline(() => void look())
    void look()
    return () => {
      isOver = true
      cancelWait?.()
      stopListening()
    }
  }, [site, clock])

  return state
}
