import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './AccountPages.module.css'
import { SignInForm } from './SignInForm.tsx'
import { useLeaveSignedIn } from './useLeaveSignedIn.ts'
import { SigningIn } from './SigningIn.tsx'

/** A2.9 */
export function SignInPage() {
  if (useLeaveSignedIn() === 'waiting') return <SigningIn />
  return (
    <>
      <Title order={1} className={classes.title}>
        Welcome Back
      </Title>
      <p className={classes.lead}>Your companions remember where you left off.</p>
      <SignInForm />
      <p className={classes.otherWay}>
        New here? <Link to="/signup">Create an account</Link>
      </p>
    </>
  )
}
