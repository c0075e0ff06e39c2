import { Button, Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { SignInLinks } from '#src/components/SignedOutNotice/SignInLinks.tsx'
import { CometDrawing } from '#src/ui/SkyMessage/CometDrawing.tsx'
import { UnlockDrawing } from '#src/session/UnlockDrawing.tsx'
import { SkyMessage } from '#src/ui/SkyMessage/SkyMessage.tsx'
import classes from './EditGates.module.css'

// Replaces the form while the viewer may not edit, or while that is not known yet.

export function Verifying() {
  return (
    <>
      <h1 className="visually-hidden">Edit Character</h1>
      <output className={classes.verifying}>
        <Loader size={28} aria-hidden />
        <span>Verifying ownership...</span>
      </output>
    </>
  )
}

export function AccessDenied({ onTryAgain }: { onTryAgain?: (() => void) | undefined }) {
  return (
    <SkyMessage
      drawing={CometDrawing}
      order={1}
      title="Access Denied"
      text={
        <>
          <strong className={classes.sentence}>You cannot edit this character</strong>
          <span className={classes.sentence}>Only the creator of a character has the permission to modify it.</span>
        </>
      }
    >
      {onTryAgain && <Button onClick={onTryAgain}>Try again</Button>}
      <Button component={Link} to="/my-characters" variant="default">
        My characters
      </Button>
    </SkyMessage>
  )
}

/** After a sign-in the user returns to this page. */
export function AuthenticationRequired() {
  return (
    <SkyMessage
      drawing={UnlockDrawing}
      order={1}
      title="Oops! Authentication Required"
      text="Sign in to edit the characters that you have made."
    >
      <SignInLinks />
    </SkyMessage>
  )
}

export function NotLoaded({ text, onTryAgain }: { text: string; onTryAgain(): void }) {
  return (
    <SkyMessage drawing={CometDrawing} order={1} title="The character is not here" text={text}>
      <Button onClick={onTryAgain}>Try again</Button>
      <Button component={Link} to="/my-characters" variant="default">
        My characters
      </Button>
    </SkyMessage>
  )
}
