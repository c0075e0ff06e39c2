import { Button } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { AlertText } from '#src/ui/AlertText/AlertText.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import classes from './ConfirmDialog.module.css'

interface Props {
  opened: boolean
  title: string
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  /** What the confirming button does, as a verb: 'Delete'. */
  confirmLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string
  /** Something is lost for good: the confirming button is red. @default false */
  isDanger?: boolean
  /** What was confirmed is under way; the dialog stays until it is decided. @default false */
  isBusy?: boolean
  /** Why it failed. The dialog stays open for another try. */
  error?: string | undefined
  onConfirm(): void
  onClose(): void
}

/** Asks before something that should not happen by accident. Enter without reading changes nothing. */
export function ConfirmDialog({ opened, title, text, error, isBusy = false, ...props }: Props) {
  const { confirmLabel, cancelLabel = 'Cancel', isDanger = false, onConfirm, onClose } = props
  // The other half of a double click is no second consent, and neither is a click on a dialog that is closing.
  const confirm = ({ detail }: MouseEvent) => {
    if (opened && detail < 2) onConfirm()
  }
  return (
    <Dialog
      opened={opened}
      onClose={isBusy ? ignore : onClose}
      title={title}
      size={420}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
    >
      <div className={classes.text}>{text}</div>
      {error && <AlertText className={classes.error}>{error}</AlertText>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          {cancelLabel}
        </Button>
        <BusyButton className={isDanger ? classes.danger : undefined} onClick={confirm} isBusy={isBusy}>
          {confirmLabel}
        </BusyButton>
      </div>
    </Dialog>
  )
}

const ignore = () => undefined
