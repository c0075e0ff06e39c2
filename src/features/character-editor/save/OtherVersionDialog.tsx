import { Button } from '@mantine/core'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import classes from './OtherVersionDialog.module.css'

interface Props {
  opened: boolean
  /** The names of the fields that differ from the version this page began with: 'Name', 'Tags'. */
  changed: readonly string[]
  onOverwrite(): void
  onLoadOther(): void
  onClose(): void
}

/** Asks what to do if the character was saved elsewhere since it was opened here, before anything is overwritten. */
export function OtherVersionDialog({ opened, changed, onOverwrite, onLoadOther, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Changed elsewhere meanwhile" size={460}>
      <p className={classes.text}>
        This character was saved in another tab or on another device since you opened it here. What differs there:
      </p>
      <ul className={classes.changed}>
        {changed.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button variant="default" onClick={onLoadOther}>
          Show the other version
        </Button>
        <Button onClick={onOverwrite}>Save mine over it</Button>
      </div>
    </Dialog>
  )
}
