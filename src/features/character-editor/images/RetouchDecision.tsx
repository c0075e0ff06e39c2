import { Button, Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import classes from './RetouchDialog.module.css'

interface Props {
  isBusy: boolean
  onChoose(): void
}

// Not `disabled`, because a disabled button would lose the focus.
const waiting = (isBusy: boolean) => ({ 'aria-disabled': isBusy || undefined, 'data-disabled': isBusy || undefined })

/** Makes the preview the current picture. */
export function AcceptChange({ isBusy, isAccepting, onChoose }: Props & { isAccepting: boolean }) {
  return (
    <Button
      {...waiting(isBusy)}
      color="yellow.4"
      className={classes.accept}
      aria-busy={isAccepting || undefined}
      leftSection={isAccepting && <Loader size={18} color="currentColor" aria-hidden />}
      onClick={isBusy ? undefined : onChoose}
    >
      Accept change
    </Button>
  )
}

/** Discards the preview. */
export function RejectChange({ isBusy, onChoose }: Props) {
  return (
    <Button {...waiting(isBusy)} variant="default" onClick={isBusy ? undefined : onChoose}>
      Reject change
    </Button>
  )
}
