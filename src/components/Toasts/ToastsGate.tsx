import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { usePreload } from '#src/lib/usePreload.ts'
import { QuietLoad } from '#src/ui/QuietLoad/QuietLoad.tsx'
import { waitingToastsAtom } from './showToast.ts'

const Toasts = lazyPart(() => import('./Toasts.tsx').then((module) => module.Toasts))

/** Draws the toasts from the first on. Their code is loaded before: most failures that they show are those of a lost connection. */
export function ToastsGate() {
  usePreload(Toasts)
  const anyYet = useEverTrue(useAtomValue(waitingToastsAtom).length > 0)
  if (!anyYet) return null
  return (
    <QuietLoad fallback={null}>
      <Suspense>
        <Toasts />
      </Suspense>
    </QuietLoad>
  )
}
