import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useId, useLayoutEffect, useRef } from 'react'
import { useCodeRecovery } from '#src/code/useCodeRecovery.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import classes from './LoadFailure.module.css'

interface Props {
  /** Another try cannot succeed. */
  needsReload: boolean
  onRetry(): void
  onClose(): void
}

/**
 * Replaces a dialog or menu whose code failed to load. Uses the native dialog element, because this code must be loaded
 * before the connection is lost: the element traps the focus, closes on Escape and restores the focus by itself.
 */
export function LoadFailure({ needsReload, onRetry, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const tryAgain = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const { site } = useAtomValue(worldAtom)
  const state = useCodeRecovery((now) => {
    if (now === 'as it was' && !needsReload) onRetry()
  })
  // A reload could lose text that was typed on the page: the user decides.
  const helpsReload = state !== 'out of reach' && state !== undefined && (needsReload || state === 'replaced')

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    tryAgain.current?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault() // React closes the dialog.
        onClose()
      }}
    >
      <h2 id={titleId} className={classes.title}>
        {helpsReload ? 'The page has to be loaded anew' : 'The connection is lost'}
      </h2>
      <p className={classes.text}>
        {helpsReload
          ? 'This could not be loaded. A reload helps; save first what you have written on this page.'
          : 'This could not be loaded. Nothing you have written is lost.'}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button ref={tryAgain} color="yellow.4" onClick={helpsReload ? () => site?.reload() : onRetry}>
          {helpsReload ? 'Reload' : 'Try again'}
        </Button>
      </div>
    </dialog>
  )
}
