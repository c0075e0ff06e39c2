import { useAtomValue } from 'jotai'
import { usePreload } from '#src/code/usePreload.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { promptOpenAtom } from './afterSignIn.ts'
import { useSessionControl } from './sessionControl.ts'

const SignInPrompt = lazyDialog(() => import('./SignInPrompt.tsx').then((module) => module.SignInPrompt))

/** Loads the prompt's code soon after the start: the network may be down when it is needed. */
export function SignInPromptGate() {
  const opened = useAtomValue(promptOpenAtom)
  usePreload(SignInPrompt)
  const { dismissPrompt } = useSessionControl()
  return <SignInPrompt opened={opened} onClose={dismissPrompt} />
}
