import classes from './RowMessage.module.css'

interface Props {
  text: string
  isFailure?: boolean
  onTryAgain?(): void
}

/** The message of a row without characters, in the place of the cards. */
export function RowMessage({ text, isFailure = false, onTryAgain }: Props) {
  return (
    <div className={classes.message}>
      <svg className={classes.drawing} viewBox="-60 -34 120 68" aria-hidden>
        <ellipse rx="54" ry="16" transform="rotate(-14)" />
        {isFailure && <circle cx="34" cy="-24" r="6" />}
      </svg>
      <p className={classes.text} role={isFailure ? 'alert' : undefined}>
        {text}
      </p>
      {onTryAgain && (
        <button type="button" className={classes.again} onClick={onTryAgain}>
          Try again
        </button>
      )}
    </div>
  )
}
