import { Modal, type ModalRootProps } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import type { MouseEvent, ReactNode } from 'react'
import { useOpenAfterMount } from '#src/lib/useOpenAfterMount.ts'
import classes from './Dialog.module.css'

/** Widths by name (B9-17). */
const SIZES = {
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  full: '100%',
} as const

interface Props extends Omit<ModalRootProps, 'title' | 'classNames' | 'size'> {
  /** Names the dialog too. */
  title: ReactNode
  /** A name, or a width of its own in px. @default 'md' */
  size?: keyof typeof SIZES | number
  /** In percent of the window's height; as high as its content unless it is given. */
  heightPercent?: number
}

const TRANSITION = { transition: 'fade-down', duration: 200 } as const // A9-22

const { inner, content, title: titleClass, body, close } = classes
const parts = { inner, content, title: titleClass, body, close }

/** A press beside the dialog takes the focus from nothing in it: its keys go on working (B2.5-03, B4.3-05). */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest('[role="dialog"]')) event.preventDefault()
}

/**
 * Mantine's Modal as this product looks, with the styles it needs. Bring it with the part that opens it, lazily. Its
 * head is a plain element: Mantine's is a `<header>`, which beside the page's own counts as a second banner. On phones it
 * is a sheet at the lower edge.
 */
export function Dialog({ opened, title, size = 'md', heightPercent, children, ...root }: Props) {
  const isOpen = useOpenAfterMount(opened)
  return (
    <Modal.Root
      opened={isOpen}
      centered
      radius="lg"
      size={typeof size === 'number' ? size : SIZES[size]}
      transitionProps={TRANSITION}
      onMouseDown={keepFocus}
      {...(heightPercent !== undefined && {
        yOffset: `${(100 - heightPercent) / 2}dvh`,
        styles: { content: { height: `${heightPercent}dvh`, maxHeight: `${heightPercent}dvh` } },
      })}
      {...root}
      classNames={parts}
    >
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
