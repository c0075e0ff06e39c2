import { Loader } from '@mantine/core'
import classes from './AccountPages.module.css'

/** A loading indicator with a text, as a live region. */
export function Waiting({ children }: { children: string }) {
  return (
    <output className={classes.waiting}>
      <Loader size={22} aria-hidden />
      {children}
    </output>
  )
}
