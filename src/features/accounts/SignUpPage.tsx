import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { COMMUNITY_URL } from '#src/product/links.ts'
import classes from './AccountPages.module.css'
import { SignUpForm } from './SignUpForm.tsx'
import { useLeaveSignedIn } from './useLeaveSignedIn.ts'
import { SigningIn } from './SigningIn.tsx'
import { ArrivalDrawing } from '#src/ui/SkyMessage/ArrivalDrawing.tsx'

/** A2.10 */
export function SignUpPage() {
  const [registered, setRegistered] = useState<string>()
  if (useLeaveSignedIn() === 'waiting') return <SigningIn />
  if (registered !== undefined) return <RegistrationComplete username={registered} />
  return (
    <>
      <Title order={1} className={classes.title}>
        Create your account
      </Title>
      <div className={classes.invitation}>
        <p>Join our Discord to access the closed beta!</p>
        <Button component="a" href={COMMUNITY_URL} target="_blank" rel="noopener">
          Join beta
        </Button>
      </div>
      <SignUpForm onRegistered={setRegistered} />
      <p className={classes.otherWay}>
        Already have an account? <Link to="/signin">Sign in</Link>
      </p>
    </>
  )
}

/** Takes the focus because the form that had it is unmounted. */
function RegistrationComplete({ username }: { username: string }) {
  return (
    <div className={classes.complete}>
      <ArrivalDrawing className={classes.drawing} />
      <Title order={1} className={classes.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        Registration Complete
      </Title>
      <p className={classes.lead}>
        Welcome, <strong>{username}</strong>! We have sent you an email with a link to verify your address.
      </p>
      <Button component={Link} to="/signin" color="yellow.4" fullWidth className={classes.onward}>
        Sign In to Get Started
      </Button>
    </div>
  )
}
