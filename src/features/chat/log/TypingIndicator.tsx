import classes from './TypingIndicator.module.css'

/** Three pulsing dots. Announcements announces their meaning once. */
export function TypingIndicator() {
  return (
    <span className={classes.dots} data-typing aria-hidden>
      <span className={classes.dot} />
      <span className={classes.dot} />
      <span className={classes.dot} />
    </span>
  )
}
