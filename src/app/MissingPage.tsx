import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { CodeLoadError } from '#src/code/loadCode.ts'
import { useCodeRecovery } from '#src/code/useCodeRecovery.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { MissingPageScreen } from './MissingPageScreen.tsx'
import { mayReload, noteReload } from '#src/start/reloadOnce.ts'

interface Props {
  error: CodeLoadError
  /** Re-renders the page. */
  reset(): void
}

/**
 * Replaces a page whose code failed to load, until it can be loaded. A reload loses nothing here: the page before it
 * has been left, and the address is the requested one.
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

  // A reload that the user requests is never refused.
  const isBrokenHere = error.needsReload && state !== 'out of reach'
  return (
    <MissingPageScreen
      isLineDown={state === 'out of reach'}
      onTryAgain={isBrokenHere || state === 'replaced' ? () => site?.reload() : tryAgain}
    />
  )
}
