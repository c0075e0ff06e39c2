import { useAtomValue } from 'jotai'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { usePreload } from '#src/code/usePreload.ts'
import { lazyPart } from '#src/ui/LazyPart/lazyPart.tsx'
import { waitingToastsAtom } from './showToast.ts'

const Toasts = lazyPart(() => import('./Toasts.tsx').then((module) => module.Toasts))

/** Draws the toasts from the first on. Their code is loaded before: most failures that they show are those of a lost connection. */
export function ToastsGate() {
  usePreload(Toasts)
  const anyYet = useEverTrue(useAtomValue(waitingToastsAtom).length > 0)
  return anyYet && <Toasts fallback={null} />
}
