import { Modal, type ModalRootProps } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { ReactNode } from 'react'
import { useOpenAfterMount } from '#src/lib/useOpenAfterMount.ts'
import classes from './Dialog.module.css'

interface Props extends Omit<ModalRootProps, 'title' | 'classNames'> {
  /** Names the dialog too. */
  title: ReactNode
}

const TRANSITION = { transition: 'fade-down', duration: 200 } as const // A9-22

const { content, title: titleClass, body, close } = classes
const parts = { content, title: titleClass, body, close }

/**
 * Mantine's Modal as this product looks, with the styles it needs. Bring it with the part that opens it, lazily. Its
 * head is a plain element: Mantine's is a `<header>`, which beside the page's own counts as a second banner.
 */
export function Dialog({ opened, title, children, ...root }: Props) {
  const isOpen = useOpenAfterMount(opened)
  return (
    <Modal.Root opened={isOpen} centered radius="lg" transitionProps={TRANSITION} {...root} classNames={parts}>
      <Modal.Overlay backgroundOpacity={0.7} blur={3} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" size={36} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
