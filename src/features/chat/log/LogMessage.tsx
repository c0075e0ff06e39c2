import { Button } from '@mantine/core'
import classes from './MessageLog.module.css'

interface Props {
  text: string
  isFailure?: boolean
  onTryAgain?(): void
}

/** Replaces the messages while there are none. */
export function LogMessage({ text, isFailure = false, onTryAgain }: Props) {
  return (
    <div className={classes.instead}>
      <p role={isFailure ? 'alert' : 'status'}>{text}</p>
      {onTryAgain && (
        <Button variant="default" onClick={onTryAgain}>
          Try again
        </Button>
      )}
    </div>
  )
}
