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

/** Stands in the place of a page for members; who signs in from here comes back to it (A2.12-07, A2.12-08). */
export function SignedOutNotice({ title, text }: Props) {
  const storeAfterSignIn = useSetAtom(storeAfterSignInAtom)
  // The way back is stored with the action; there is nothing to do there.
  const comeBack = () => storeAfterSignIn(() => undefined)
  return (
    <div className={classes.notice}>
      <UnlockDrawing className={classes.drawing} />
      {/* One element with the whole sentence, colon included, whose first part is the heading (AMB-28). */}
      <div className={classes.words}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        {/* Read, searched for and copied with the sentence; on the screen the heading's line does its work. */}
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
