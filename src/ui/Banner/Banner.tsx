import { CloseButton } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import type { ReactNode, Ref } from 'react'
import classes from './Banner.module.css'

interface Props {
  kind: 'error' | 'warning' | 'success' | 'notice'
  children: ReactNode
  /** An action that may solve the problem. */
  action?: ReactNode
  /** If present, the banner can be closed. */
  onDismiss?: () => void
  ref?: Ref<HTMLDivElement>
}

const ICONS = { error: IconAlertCircle, warning: IconAlertTriangle, success: IconCircleCheck, notice: IconInfoCircle }

/** Shows a message above a form or a page. Screen readers announce errors at once and other messages politely. */
export function Banner({ kind, children, action, onDismiss, ref }: Props) {
  const Icon = ICONS[kind]
  return (
    <div ref={ref} className={classes.banner} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon className={classes.icon} aria-hidden size="1.25rem" stroke={1.7} />
      <div className={classes.words}>{children}</div>
      {action && <div className={classes.action}>{action}</div>}
      {onDismiss && <CloseButton className={classes.close} aria-label="Dismiss" size={32} onClick={onDismiss} />}
    </div>
  )
}
