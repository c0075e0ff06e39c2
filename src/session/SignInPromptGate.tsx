import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useEverTrue } from '#src/lib/useEverTrue.ts'
import { promptOpenAtom } from './prompt.ts'

const SignInPrompt = lazy(() =>
  import('./SignInPrompt.tsx').then(({ SignInPrompt: component }) => ({ default: component })),
)

/** Brings the prompt's code when it is first asked for, and keeps it for its closing animation. */
export function SignInPromptGate() {
  const opened = useAtomValue(promptOpenAtom)
  const everOpened = useEverTrue(opened)
  if (!everOpened) return null
  return (
    <Suspense>
      <SignInPrompt />
    </Suspense>
  )
}
