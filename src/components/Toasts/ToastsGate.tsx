import { useAtomValue } from 'jotai'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { usePreload } from '#src/code/usePreload.ts'
import { lazyPart } from '#src/ui/LazyPart/lazyPart.tsx'
import { waitingToastsAtom } from './showToast.ts'

const Toasts = lazyPart(() => import('./Toasts.tsx').then((module) => module.Toasts))

/**
 * Mounts the toasts when the first one is shown. Their code is preloaded, because most failures that they show are
 * network failures.
 */
export function ToastsGate() {
  usePreload(Toasts)
  const anyYet = useEverTrue(useAtomValue(waitingToastsAtom).length > 0)
  return anyYet && <Toasts fallback={null} />
}
