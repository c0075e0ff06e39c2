import type { Ref } from 'react'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { isKnownToFail } from '#src/api/calls/unknownResults.ts'
import { AlertText } from '#src/ui/AlertText/AlertText.tsx'
import classes from './FailureText.module.css'

interface Props {
  text: string
  error: unknown
  ref?: Ref<HTMLDivElement>
}

/**
 * An error text from the specification, followed by the server's message, which never replaces it. Of a write
 * whose failure is not certain, only what is unknown.
 */
export function FailureText({ text, error, ref }: Props) {
  const words = error instanceof ApiError ? (error.notKnown?.text ?? error.words) : undefined
  if (words && error instanceof Error && !isKnownToFail(error)) return <AlertText ref={ref}>{words}</AlertText>
  return (
    <AlertText ref={ref}>
      {text}
      {words && words !== text && <p className={classes.words}>{words}</p>}
    </AlertText>
  )
}
