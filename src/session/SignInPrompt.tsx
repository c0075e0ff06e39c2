import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { atom, useSetAtom } from 'jotai'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { afterSignInAtom } from './afterSignIn.ts'
import { promptOpenAtom } from './promptOpen.ts'
import { sessionAtom } from './session.ts'
import { sessionEventAtom } from './sessionEvents.ts'
import classes from './SignInPrompt.module.css'
import { UnlockDrawing } from './UnlockDrawing.tsx'

/**
 * Opens the account pages and keeps the pending action. A session with a refused token is still stored, and the
 * account pages redirect users with a session: the session ends first.
 */
const leaveForAccountAtom = atom(null, (get, set) => {
  set(promptOpenAtom, false)
  if (!get(sessionAtom).isAuthenticated) return
  const pending = get(afterSignInAtom)
  set(sessionEventAtom, { type: 'expired' })
  set(afterSignInAtom, pending)
})

/** A2.14 */
export function SignInPrompt({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const leave = useSetAtom(leaveForAccountAtom)
  const navigate = useNavigate()

  const goTo = (to: '/signin' | '/signup') => {
    leave()
    void navigate({ to })
  }

  return (
    <Dialog opened={opened} onClose={onClose} title="Unlock the Full Experience!" size={400}>
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
