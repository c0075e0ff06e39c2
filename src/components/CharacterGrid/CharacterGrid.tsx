import type { ReactNode } from 'react'
import classes from './CharacterGrid.module.css'

interface Props {
  /** One `<li>` per card or tile. */
  children: ReactNode
  /** The accessible name of the list, where no heading names it. */
  label?: string
  /** More cards are loading. */
  busy?: boolean
}

/** A grid of cards with 1 to 6 columns, depending on the width. */
export function CharacterGrid({ children, label, busy = false }: Props) {
  return (
    // Safari removes the list role from lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.grid} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  )
}
