import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { ApiError } from '#src/api/ApiError.ts'
import classes from './FailureText.module.css'

/** A red text of the specification; what the server said follows it and never replaces it (AMB-54). */
export function FailureText({ text, error }: { text: string; error: unknown }) {
  const words = error instanceof ApiError ? error.words : undefined
  return (
    <div className={classes.failure} role="alert">
      <IconAlertCircle aria-hidden size="1.125rem" stroke={1.7} />
      <div>
        <p>{text}</p>
        {words && words !== text && <p className={classes.words}>{words}</p>}
      </div>
    </div>
  )
}
