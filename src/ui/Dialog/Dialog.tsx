import { Modal, type ModalProps } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import classes from './Dialog.module.css'

/** Mantine's Modal as this product looks, with the styles it needs. Bring it with the part that opens it, lazily. */
export function Dialog(props: Omit<ModalProps, 'classNames'>) {
  return <Modal {...props} classNames={classes} closeButtonProps={{ 'aria-label': 'Close', size: 36 }} />
}
