import { Link } from '@tanstack/react-router'
import type { NotKnown } from '#src/api/notKnown.ts'
import classes from './FindOut.module.css'

/** What is not known of a write without an answer, and the way to find out (NS-44). Stands in what says the failure. */
export function FindOut({ notKnown: { text, bySigningIn, inMyCharacters } }: { notKnown: NotKnown }) {
  return (
    <div className={classes.findOut}>
      {text}
      {bySigningIn && (
        <Link to="/signin" className={classes.link}>
          Sign in
        </Link>
      )}
      {inMyCharacters && (
        <Link to="/my-characters" className={classes.link}>
          My characters
        </Link>
      )}
    </div>
  )
}
