import classes from './WrongFields.module.css'

/** How many fields need attention, said aloud when it changes: the errors themselves stand at their fields. */
export function WrongFields({ errors }: { errors: Record<string, unknown> }) {
  const count = Object.values(errors).filter(Boolean).length
  return (
    <output className={classes.status}>
      {count > 0 && (count === 1 ? '1 field needs attention' : `${count} fields need attention`)}
    </output>
  )
}
