import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './SubmitButton.module.css'

interface Props extends ButtonProps, Pick<ComponentProps<'button'>, 'form'> {
  /** What was submitted is under way. */
  isBusy: boolean
  /** There is nothing to submit, or something else is under way. @default false */
  isOff?: boolean
  children: string
}

/**
 * The main button of a form. While busy it keeps its words and its focus: a disabled button would throw a keyboard back
 * to the start of the page. That nothing is submitted twice is the form's care.
 */
export function SubmitButton({ isBusy, isOff = false, children, ...props }: Props) {
  return (
    <Button
      type="submit"
      color="yellow.4"
      className={classes.button}
      aria-disabled={isBusy || isOff || undefined}
      data-disabled={(isOff && !isBusy) || undefined}
      aria-busy={isBusy || undefined}
      leftSection={isBusy && <Loader size={18} color="currentColor" aria-hidden />}
      {...props}
    >
      {children}
    </Button>
  )
}
