import type { MouseEvent } from 'react'
import classes from './WrongFields.module.css'

interface Props {
  /** The number of invalid fields. */
  count: number
  /** Focuses the first of them. */
  onShow(event: MouseEvent<HTMLElement>): void
}

/** The number of invalid fields, announced when it changes. The errors themselves are next to the fields. */
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
