import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { type ReactNode, useId } from 'react'
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

/** Asks before something that should not happen by accident. Whoever presses Enter without reading changes nothing. */
export function ConfirmDialog({ opened, title, text, error, isBusy = false, ...props }: Props) {
  const { confirmLabel, cancelLabel = 'Cancel', isDanger = false, onConfirm, onClose } = props
  const textId = useId()
  return (
    <Modal
      role="alertdialog"
      opened={opened}
      onClose={onClose}
      title={title}
      size={420}
      aria-describedby={textId}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
      withCloseButton={false}
      classNames={classes}
    >
      <div id={textId} className={classes.text}>
        {text}
      </div>
      {error && (
        <p className={classes.error} role="alert">
          <IconAlertCircle aria-hidden size="1.125rem" stroke={1.7} />
          {error}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          {cancelLabel}
        </Button>
        <Button className={isDanger ? classes.danger : undefined} onClick={onConfirm} loading={isBusy}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
