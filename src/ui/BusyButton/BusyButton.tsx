import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './BusyButton.module.css'

interface Props extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps | 'ref'> {
  /** What was asked for is under way. */
  isBusy: boolean
}

/**
 * A button that keeps its words and its focus while busy: a disabled button would throw a keyboard back to the start of
 * the page. A click does nothing then; that a form is not submitted twice is the form's care.
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
