import { ApiError } from '#src/api/ApiError.ts'
import { isKnownToFail } from '#src/api/unknownResults.ts'
import { AlertText } from '#src/ui/AlertText/AlertText.tsx'
import classes from './FailureText.module.css'

/**
 * An error text from the specification, followed by the server's message, which never replaces it (AMB-54). Of a write
 * whose failure is not certain, only what is unknown (NS-44).
 */
export function FailureText({ text, error }: { text: string; error: unknown }) {
  const words = error instanceof ApiError ? (error.notKnown?.text ?? error.words) : undefined
  if (words && error instanceof Error && !isKnownToFail(error)) return <AlertText>{words}</AlertText>
  return (
    <AlertText>
      {text}
      {words && words !== text && <p className={classes.words}>{words}</p>}
    </AlertText>
  )
}
