import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { useSessionControl } from './sessionControl.ts'
import classes from './SignInPrompt.module.css'
import { UnlockDrawing } from './UnlockDrawing.tsx'

/** A2.14 */
export function SignInPrompt({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const { leaveForAccount } = useSessionControl()
  const navigate = useNavigate()

  const goTo = (to: '/signin' | '/signup') => {
    leaveForAccount()
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
