import { Button, Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { useEffect, useRef } from 'react'
import classes from './RetouchDialog.module.css'

interface Props {
  isBusy: boolean
  isAccepting: boolean
  onAccept(): void
  onReject(): void
}

/** Whether the preview is to become the current picture. */
export function RetouchDecision({ isBusy, isAccepting, onAccept, onReject }: Props) {
  const decision = useRef<HTMLDivElement>(null)
  // It comes after seconds of waiting, above what was pressed.
  useEffect(() => {
    decision.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Not `disabled`: what has the focus would lose it.
  const waiting = { 'aria-disabled': isBusy || undefined, 'data-disabled': isBusy || undefined }
  return (
    <div ref={decision} className={classes.decision}>
      <Button
        {...waiting}
        color="yellow.4"
        className={classes.accept}
        aria-busy={isAccepting || undefined}
        leftSection={isAccepting && <Loader size={18} color="currentColor" aria-hidden />}
        onClick={isBusy ? undefined : onAccept}
      >
        Accept change
      </Button>
      <Button {...waiting} variant="default" onClick={isBusy ? undefined : onReject}>
        Reject change
      </Button>
    </div>
  )
}
