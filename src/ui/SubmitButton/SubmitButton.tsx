import type { ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import classes from './SubmitButton.module.css'

interface Props extends ButtonProps, Pick<ComponentProps<'button'>, 'form'> {
  /** The form is being submitted. */
  isBusy: boolean
  /** There is nothing to submit, or another action is running. @default false */
  isOff?: boolean
  children: string
}

/** The main button of a form. */
export function SubmitButton({ isBusy, isOff = false, ...props }: Props) {
  return (
    <BusyButton
      type="submit"
      color="yellow.4"
      className={classes.button}
      isBusy={isBusy}
      aria-disabled={isBusy || isOff || undefined}
      data-disabled={(isOff && !isBusy) || undefined}
      {...props}
    />
  )
}
