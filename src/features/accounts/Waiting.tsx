import { Loader } from '@mantine/core'
import classes from './AccountPages.module.css'

/** Something is under way, and there is nothing to do but wait. */
export function Waiting({ children }: { children: string }) {
  return (
    <output className={classes.waiting}>
      <Loader size={22} aria-hidden />
      {children}
    </output>
  )
}
