import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSessionControl } from '#src/session/sessionControl.ts'

/** Links to sign in or sign up; both return to this page. */
export function SignInLinks() {
  const { afterSignIn } = useSessionControl()
  // The return address is stored with the pending action, which does nothing else.
  const comeBack = () => afterSignIn.store(() => undefined)
  return (
    <>
      <Button component={Link} to="/signin" color="yellow.4" onClick={comeBack}>
        Sign In
      </Button>
      <Button component={Link} to="/signup" variant="default" onClick={comeBack}>
        Create Account
      </Button>
    </>
  )
}
