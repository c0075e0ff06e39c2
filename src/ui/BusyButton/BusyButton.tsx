import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './BusyButton.module.css'

interface Props extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps | 'ref'> {
  /** The requested action is running. */
  isBusy: boolean
}

/**
 * A button that keeps its text and its focus while it is busy: a disabled button would move the focus to the start of
 * the page. Clicks are ignored meanwhile; the form itself prevents a second submit.
 */
export function BusyButton({ isBusy, className = '', onClick, ...props }: Props) {
  return (
    <Button
      className={`${classes.button} ${className}`}
      onClick={isBusy ? undefined : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      leftSection={isBusy && <Loader size={18} color="currentColor" aria-hidden />}
      {...props}
    />
  )
}
