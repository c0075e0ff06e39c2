import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { afterSignInAtom } from './afterSignIn.ts'
import { promptOpenAtom } from './prompt.ts'
import { sessionAtom } from './session.ts'
import { signOutAtom } from './signOut.ts'
import classes from './SignInPrompt.module.css'
import { UnlockDrawing } from './UnlockDrawing.tsx'

/** Closing without signing in drops what was to be done (NS-40). */
const dismissAtom = atom(null, (_get, set) => {
  set(promptOpenAtom, false)
  set(afterSignInAtom, undefined)
})

/**
 * On to the account pages, with what was to be done. A session whose token is dead still counts as one, and the
 * account pages turn people with a session away: it ends first.
 */
const leaveForAccountAtom = atom(null, (get, set) => {
  set(promptOpenAtom, false)
  if (!get(sessionAtom).isAuthenticated) return
  const pending = get(afterSignInAtom)
  set(signOutAtom)
  set(afterSignInAtom, pending)
})

/** A2.14 */
export function SignInPrompt() {
  const opened = useAtomValue(promptOpenAtom)
  const dismiss = useSetAtom(dismissAtom)
  const leave = useSetAtom(leaveForAccountAtom)
  const navigate = useNavigate()

  const goTo = (to: '/signin' | '/signup') => {
    leave()
    void navigate({ to })
  }

  return (
    <Dialog opened={opened} onClose={dismiss} title="Unlock the Full Experience!" size={400}>
      <UnlockDrawing className={classes.drawing} />
      <p className={classes.text}>Sign in to chat, to keep the characters you like and to make your own.</p>
      <div className={classes.actions}>
        <Button color="yellow.4" size="md" onClick={() => goTo('/signin')} data-autofocus>
          Sign In
        </Button>
        <Button variant="default" size="md" onClick={() => goTo('/signup')}>
          Create Account
        </Button>
      </div>
    </Dialog>
  )
}
