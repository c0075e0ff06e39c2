import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { CodeLoadError } from '#src/code/loadCode.ts'
import { useCodeRecovery } from '#src/code/useCodeRecovery.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { MissingPageScreen } from './MissingPageScreen.tsx'
import { mayReload, noteReload } from '#src/start/reloadOnce.ts'

interface Props {
  error: CodeLoadError
  /** Draws the page anew. */
  reset(): void
}

/**
 * Stands in the place of a page whose code could not be loaded, until it can. Nothing is lost by a reload here: the page
 * before it has been left, and the address is the one that was asked for.
 */
export function MissingPage({ error, reset }: Props) {
  const { site, sessionStorage, history } = useAtomValue(worldAtom)
  const router = useRouter()
  const tryAgain = () => {
    error.retry()
    void router.invalidate().then(reset)
  }
  const state = useCodeRecovery((now) => {
    if (now === 'as it was' && !error.needsReload) return tryAgain()
    if (!mayReload(sessionStorage, history.location.href)) return
    noteReload(sessionStorage, history.location.href)
    site?.reload()
  })

  // By hand a reload is never refused.
  const isBrokenHere = error.needsReload && state !== 'out of reach'
  return (
    <MissingPageScreen
      isLineDown={state === 'out of reach'}
      onTryAgain={isBrokenHere || state === 'replaced' ? () => site?.reload() : tryAgain}
    />
  )
}
