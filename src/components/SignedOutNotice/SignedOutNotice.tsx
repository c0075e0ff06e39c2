import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { storeAfterSignInAtom } from '#src/session/afterSignIn.ts'
import { UnlockDrawing } from '#src/session/UnlockDrawing.tsx'
import classes from './SignedOutNotice.module.css'

interface Props {
  title: string
  text: string
}

/** Replaces a page for members; signing in from here returns to the page (A2.12-07, A2.12-08). */
export function SignedOutNotice({ title, text }: Props) {
  const storeAfterSignIn = useSetAtom(storeAfterSignInAtom)
  // The return address is stored with the pending action, which does nothing else.
  const comeBack = () => storeAfterSignIn(() => undefined)
  return (
    <div className={classes.notice}>
      <UnlockDrawing className={classes.drawing} />
      {/* One element with the whole sentence, including the colon; its first part is the heading (AMB-28). */}
      <div className={classes.words}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        {/* Screen readers, search and clipboard get the whole sentence; visually, a line break replaces the colon. */}
        <span className="visually-hidden">: </span>
        <span>{text}</span>
      </div>
      <div className={classes.wayIn}>
        <Button component={Link} to="/signin" color="yellow.4" onClick={comeBack}>
          Sign In
        </Button>
        <Button component={Link} to="/signup" variant="default" onClick={comeBack}>
          Create Account
        </Button>
      </div>
    </div>
  )
}
