import type { ReactNode } from 'react'
import classes from './CharacterGrid.module.css'

interface Props {
  /** One `<li>` per card or tile. */
  children: ReactNode
  /** Says what is listed, where no heading does. */
  label?: string
  /** More cards are on their way. */
  busy?: boolean
}

/** Cards side by side, as many as the width carries: 1 to 6 (A9-04 … A9-09). */
export function CharacterGrid({ children, label, busy = false }: Props) {
  return (
    // Safari forgets that a list without bullets is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.grid} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  )
}
