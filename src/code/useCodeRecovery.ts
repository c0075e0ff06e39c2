import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SiteState } from '#src/world/World.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

/** A line may come back without a word from the browser. */
const RECHECK_MS = 5_000

/**
 * For the place where code is missing: looks how the site is, at once and again and again, and calls `onReachable` each
 * time that it can be reached. Returns what was seen last.
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
