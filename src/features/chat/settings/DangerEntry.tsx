import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toldIfCertain } from '#src/api/calls/unknownResults.ts'
import { bringIntoView } from '#src/lib/bringIntoView.ts'
import { AlertText } from '#src/ui/AlertText/AlertText.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import classes from './ChatSettings.module.css'

interface Props {
  label: string
  about: string
  question: string
  confirmLabel: string
  /** The error text if the call provides none. */
  failureText: string
  isDisabled: boolean
  /** The id of the element that says why it is disabled; '' if no explanation is needed. */
  reasonId: string
  /** The confirmation is open. */
  isAsked: boolean
  onAsk(isAsked: boolean): void
  /** Runs the confirmed action. */
  run(): Promise<unknown>
  onBusy(isBusy: boolean): void
  onDone(): void
}

/** An irreversible action with its confirmation. Enter alone does not confirm it. */
export function DangerEntry({
  label,
  about,
  question,
  confirmLabel,
  failureText,
  isDisabled,
  reasonId,
  isAsked,
  ...on
}: Props) {
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [aboutId, questionId] = [useId(), useId()]

  const ask = () => {
    setError(undefined)
    flushSync(() => on.onAsk(true))
    cancelButton.current?.focus()
  }
  const cancel = () => {
    flushSync(() => on.onAsk(false))
    opener.current?.focus()
  }
  const confirm = async () => {
    setError(undefined)
    setIsRunning(true)
    on.onBusy(true)
    try {
      await on.run()
      on.onAsk(false)
      on.onDone()
    } catch (failure) {
      setError(toldIfCertain(failure, failureText))
    } finally {
      setIsRunning(false)
      on.onBusy(false)
    }
  }

  return (
    <div className={classes.entry}>
      <p id={aboutId} className={classes.about}>
        {about}
      </p>
      {isAsked ? (
        <fieldset className={classes.question} aria-labelledby={questionId}>
          <p id={questionId}>{question}</p>
          {error && (
            <AlertText ref={bringIntoView} className={classes.error}>
              {error}
            </AlertText>
          )}
          <div className={classes.answers}>
            <Button ref={cancelButton} variant="default" disabled={isRunning} onClick={cancel}>
              Cancel
            </Button>
            <BusyButton className={classes.confirm} isBusy={isRunning} onClick={() => void confirm()}>
              {confirmLabel}
            </BusyButton>
          </div>
        </fieldset>
      ) : (
        <Button
          ref={opener}
          variant="default"
          className={classes.dangerous}
          aria-describedby={`${aboutId} ${reasonId}`.trim()}
          disabled={isDisabled}
          onClick={ask}
        >
          {label}
        </Button>
      )}
    </div>
  )
}
