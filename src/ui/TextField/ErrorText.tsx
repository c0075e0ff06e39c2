import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode } from 'react'
import classes from './TextField.module.css'

/** The error of a field, below it. The icon marks it for people who do not see the colour. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <span className={classes.errorText}>
      <IconAlertCircle aria-hidden size="1rem" stroke={1.7} />
      <span>{children}</span>
    </span>
  )
}
