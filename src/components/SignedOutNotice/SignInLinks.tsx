import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { storeAfterSignInAtom } from '#src/session/afterSignIn.ts'

/** Links to sign in or sign up; both return to this page (A2.12-07, A2.12-08). */
export function SignInLinks() {
  const storeAfterSignIn = useSetAtom(storeAfterSignInAtom)
  // The return address is stored with the pending action, which does nothing else.
  const comeBack = () => storeAfterSignIn(() => undefined)
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
