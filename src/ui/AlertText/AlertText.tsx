import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode, Ref } from 'react'
import classes from './AlertText.module.css'

interface Props {
  /** Usually a sentence; its line breaks are shown. */
  children: ReactNode
  /** For the distance to the element above. */
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** The reason for a failure, in red, next to the control that failed: in a dialog, above the buttons. */
export function AlertText({ children, className = '', ref }: Props) {
  return (
    <div ref={ref} className={`${classes.alert} ${className}`} role="alert">
      <IconAlertCircle aria-hidden size="1.125rem" stroke={1.7} />
      <div>{children}</div>
    </div>
  )
}
