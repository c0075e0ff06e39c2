import { useAtomValue, useSetAtom } from 'jotai'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { dismissPromptAtom, promptOpenAtom } from './prompt.ts'

const SignInPrompt = lazyDialog(() => import('./SignInPrompt.tsx').then((module) => module.SignInPrompt))

/** Loads the prompt's code when it is first wanted, and keeps it for its closing animation. */
export function SignInPromptGate() {
  const opened = useAtomValue(promptOpenAtom)
  const dismiss = useSetAtom(dismissPromptAtom)
  return <SignInPrompt opened={opened} onClose={dismiss} />
}
