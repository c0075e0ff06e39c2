import { useAtomValue, useSetAtom } from 'jotai'
import { usePreload } from '#src/code/usePreload.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { dismissPromptAtom } from './dismissPrompt.ts'
import { promptOpenAtom } from './promptOpen.ts'

const SignInPrompt = lazyDialog(() => import('./SignInPrompt.tsx').then((module) => module.SignInPrompt))

/** Loads the prompt's code soon after the start: the line may be down when it is needed. */
export function SignInPromptGate() {
  const opened = useAtomValue(promptOpenAtom)
  usePreload(SignInPrompt)
  const dismiss = useSetAtom(dismissPromptAtom)
  return <SignInPrompt opened={opened} onClose={dismiss} />
}
