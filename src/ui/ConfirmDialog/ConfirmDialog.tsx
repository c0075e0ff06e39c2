import { Button } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { bringIntoView } from '#src/lib/bringIntoView.ts'
import { AlertText } from '#src/ui/AlertText/AlertText.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import classes from './ConfirmDialog.module.css'

interface Props {
  opened: boolean
  title: string
  /** The consequence, and whether it can be undone. */
  text: ReactNode
  /** The verb of the confirming button: 'Delete'. */
  confirmLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string
  /** The action destroys data: the confirming button is red. @default false */
  isDanger?: boolean
  /** The confirmed action is running; the dialog stays open until it ends. @default false */
  isBusy?: boolean
  /** The reason for the failure. The dialog stays open for another try. */
  error?: string | undefined
  onConfirm(): void
  onClose(): void
}

/** Asks before an action that must not happen by accident. Pressing Enter without reading changes nothing. */
export function ConfirmDialog({ opened, title, text, error, isBusy = false, ...props }: Props) {
  const { confirmLabel, cancelLabel = 'Cancel', isDanger = false, onConfirm, onClose } = props
  // The second click of a double click does not confirm, and neither does a click on a closing dialog.
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
      {error && (
        <AlertText ref={bringIntoView} className={classes.error}>
          {error}
        </AlertText>
      )}
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
