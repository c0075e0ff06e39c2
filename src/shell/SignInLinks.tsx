import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { storeAfterSignInAtom } from '#src/session/afterSignIn.ts'
import classes from './TopBar.module.css'

/** After signing in here, users return to /explore, whatever asked them to sign in (A2.3-11, A2.3-12, AMB-41). */
export function SignInLinks() {
  const storeAfterSignIn = useSetAtom(storeAfterSignInAtom)
  const navigate = useNavigate()
  const returnToExplore = () => storeAfterSignIn(() => void navigate({ to: '/explore' }))
  return (
    <>
      <Button component={Link} to="/signin" variant="default" className={classes.signIn} onClick={returnToExplore}>
        Sign In
      </Button>
      <Button component={Link} to="/signup" className={classes.signIn} onClick={returnToExplore}>
        Sign Up
      </Button>
    </>
  )
}
