import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPart } from '#src/lib/lazyPart.tsx'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { waitingToastsAtom } from './showToast.ts'

const Toasts = lazyPart(() => import('./Toasts.tsx').then((module) => module.Toasts))

/** Brings the toasts' code with the first of them. */
export function ToastsGate() {
  const anyYet = useEverTrue(useAtomValue(waitingToastsAtom).length > 0)
  if (!anyYet) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
