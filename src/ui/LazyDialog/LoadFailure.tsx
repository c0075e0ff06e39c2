import { Button } from '@mantine/core'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import classes from './LoadFailure.module.css'

interface Props {
  onRetry(): void
  onClose(): void
}

/**
 * Stands for a dialog or menu whose code could not be loaded. The browser's own dialog, because it must be here before
 * the connection is lost: it traps the focus, closes on Escape and gives the focus back without code of ours.
 */
export function LoadFailure({ onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const tryAgain = useRef<HTMLButtonElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    tryAgain.current?.focus()
    return () => element?.close()
  }, [])

  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault() // React closes it.
        onClose()
      }}
    >
      <h2 id={titleId} className={classes.title}>
        The connection is lost
      </h2>
      <p className={classes.text}>This could not be loaded. Nothing you have written is lost.</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button ref={tryAgain} color="yellow.4" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </dialog>
  )
}
