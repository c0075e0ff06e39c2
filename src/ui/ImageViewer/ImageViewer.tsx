import { Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useOpenAfterMount } from '#src/lib/useOpenAfterMount.ts'
import { closingWith } from '#src/ui/Dialog/dialogTransitions.ts'
import classes from './ImageViewer.module.css'

interface Props {
  src: string
  alt: string
  opened: boolean
  onClose(): void
}

/** A picture as large as the window allows; Escape, the cross and a click anywhere close it. */
export function ImageViewer({ src, alt, opened, onClose }: Props) {
  const isOpen = useOpenAfterMount(opened)
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size="auto"
      centered
      transitionProps={closingWith('fade', isOpen)}
      classNames={{ inner: classes.inner }}
    >
      <Modal.Overlay backgroundOpacity={0.86} blur={6} />
      <Modal.Content className={classes.content} aria-label={alt}>
        <Modal.Body className={classes.body}>
          {/* The button below and Escape do the same for keyboard users. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <img className={classes.image} src={src} alt={alt} onClick={onClose} />
          <button type="button" className={classes.close} aria-label="Close" onClick={onClose} data-autofocus>
            <IconX aria-hidden size="1.375rem" stroke={1.7} />
          </button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
