import { useId, useState } from 'react'
import classes from './ChatSettings.module.css'
import { DangerEntry } from './DangerEntry.tsx'

interface Props {
  /** There is no chat, or one of the two actions is pending. */
  isDisabled: boolean
  isReplying: boolean
  onBusy(isBusy: boolean): void
  onRestart(): Promise<unknown>
  onDelete(): Promise<unknown>
  onDone(): void
}

/** The irreversible actions; one confirmation at a time. */
export function DangerZone({ isDisabled, isReplying, onBusy, onRestart, onDelete, onDone }: Props) {
  const reasonId = useId()
  const [asked, setAsked] = useState<'restart' | 'delete'>()
  const ask = (about: 'restart' | 'delete') => (isAsked: boolean) => setAsked(isAsked ? about : undefined)
  const entry = {
    isDisabled: isDisabled || isReplying,
    reasonId: isReplying ? reasonId : '',
    onBusy,
    onDone,
  }
  return (
    <section className={classes.danger}>
      <h3 className={classes.dangerTitle}>Danger Zone</h3>
      {isReplying && (
        <p id={reasonId} className={classes.reason}>
          Not while a reply is on its way.
        </p>
      )}
      <DangerEntry
        label="Restart Chat"
        about="Clear messages and start over; messages are gone forever but the system prompt stays the same"
        question="Are you sure you want to restart this conversation? This action cannot be undone."
        confirmLabel="Restart"
        failureText="Failed to reset chat."
        isAsked={asked === 'restart'}
        onAsk={ask('restart')}
        run={onRestart}
        {...entry}
      />
      <DangerEntry
        label="Delete Chat"
        about="This action cannot be undone"
        question="Are you sure you want to delete this conversation? This action cannot be undone."
        confirmLabel="Delete"
        failureText="Failed to delete chat."
        isAsked={asked === 'delete'}
        onAsk={ask('delete')}
        run={onDelete}
        {...entry}
      />
    </section>
  )
}
