import { Link } from '@tanstack/react-router'
import type { NotKnown } from '#src/api/calls/notKnown.ts'
import classes from './FindOut.module.css'

/** What is unknown about a write without a response, and how to find out. Part of the failure message. */
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
