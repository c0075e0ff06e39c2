import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'

interface Props extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  /** What it began is under way. That it does not begin twice is the caller's care. */
  isBusy: boolean
}

/** While busy it keeps its words and its focus: a disabled button would throw a keyboard out of the dialog. */
export function BusyButton({ isBusy, ...button }: Props) {
  return (
    <Button
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      leftSection={isBusy && <Loader size={18} color="currentColor" aria-hidden />}
      {...button}
    />
  )
}
