import type { ReactNode } from 'react'
import classes from './EndOfList.module.css'

interface Props {
  text: string
  /** Links to other pages. */
  children?: ReactNode
}

/** Follows the last entry of an infinite list. */
export function EndOfList({ text, children }: Props) {
  return (
    <div className={classes.end}>
      <svg className={classes.drawing} viewBox="-110 -26 220 52" aria-hidden>
        <path d="M-104 14Q0 -34 104 14" />
        <circle cx="0" cy="-10" r="9" />
      </svg>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  )
}
