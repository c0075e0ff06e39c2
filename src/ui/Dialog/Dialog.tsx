import { type MantineTransition, Modal, type ModalRootProps } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { markFocus } from '#src/lib/markFocus.ts'
import { useOpenAfterMount } from '#src/lib/useOpenAfterMount.ts'
import { closingWith } from './dialogTransitions.ts'
import classes from './Dialog.module.css'

/** Widths by name. */
const SIZES = {
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  full: '100%',
} as const

interface Props extends Omit<ModalRootProps, 'title' | 'classNames' | 'size' | 'transitionProps'> {
  /** The heading and the accessible name. */
  title: ReactNode
  /** A named width, or a width in px. @default 'md' */
  size?: keyof typeof SIZES | number
  /** In percent of the window's height. @default the height of the content */
  heightPercent?: number
  /** The transition with which it closes. @default 'fade-down' */
  closing?: MantineTransition
}

const { inner, content, title: titleClass, body, close } = classes
const parts = { inner, content, title: titleClass, body, close }

/** A press beside the dialog keeps the focus inside it, so that its keys continue to work. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest('[role="dialog"]')) event.preventDefault()
}

/**
 * Mantine's Modal in the look of this product, with the styles it needs. Lazy-load it with the part that opens it. Its
 * head is a plain element: Mantine's is a `<header>`, which counts as a second banner beside the page's own. On phones
 * it is a sheet at the lower edge.
 */
export function Dialog({ opened, title, size = 'md', heightPercent, closing = 'fade-down', children, ...root }: Props) {
  const isOpen = useOpenAfterMount(opened)
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [openings, setOpenings] = useState(0)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenings(openings + 1)
  }
  return (
    <Modal.Root
      opened={isOpen}
      centered
      radius="lg"
      size={typeof size === 'number' ? size : SIZES[size]}
      transitionProps={closingWith(closing, isOpen)}
      onMouseDown={keepFocus}
      {...(heightPercent !== undefined && {
        yOffset: `${(100 - heightPercent) / 2}dvh`,
        styles: { content: { height: `${heightPercent}dvh`, maxHeight: `${heightPercent}dvh` } },
      })}
      {...root}
      classNames={parts}
    >
      <Modal.Overlay backgroundOpacity={0.7} blur={3} />
      <Modal.Content onFocus={markFocus}>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" size={36} />
        </div>
        {/* A dialog that opens again while it fades out has new content, like one that opens after the fade. */}
        <Modal.Body key={openings}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
