import type { MouseEvent } from 'react'
import classes from './WrongFields.module.css'

interface Props {
  /** How many fields are wrong. */
  count: number
  /** Puts the focus on the first of them. */
  onShow(event: MouseEvent<HTMLElement>): void
}

/** How many fields need attention, announced when it changes. The errors themselves are at the fields. */
export function WrongFields({ count, onShow }: Props) {
  return (
    <output className={classes.status}>
      {count > 0 && (
        <button type="button" className={classes.show} onClick={onShow}>
          {count === 1 ? '1 field needs attention' : `${count} fields need attention`}
        </button>
      )}
    </output>
  )
}
