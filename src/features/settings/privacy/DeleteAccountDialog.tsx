import { Button } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { DELETE_ACCOUNT_WORD } from '#src/product/limits.ts'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { TextField } from '#src/ui/TextField/TextField.tsx'
import classes from './DeleteAccountDialog.module.css'

interface Props {
  opened: boolean
  onClose(): void
  onConfirm(): void
}

/** Enables the deletion only after the exact word is typed. */
export function DeleteAccountDialog({ opened, onClose, onConfirm }: Props) {
  const [word, setWord] = useState('')
  const [wasOpened, setWasOpened] = useState(opened)
  // Clears the field on reopening, even while the dialog is still fading out.
  if (wasOpened !== opened) {
    setWasOpened(opened)
    if (opened) setWord('')
  }
  const isMeant = word === DELETE_ACCOUNT_WORD

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isMeant && opened) onConfirm()
  }

  return (
    <Dialog opened={opened} onClose={onClose} title="Delete Account" size={460} closing="fade">
      <form className={classes.form} onSubmit={submit}>
        <p className={classes.text}>
          This deletes your account with all your characters and chats. It cannot be undone.
        </p>
        <TextField
          label={`Type ${DELETE_ACCOUNT_WORD} to confirm`}
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          data-autofocus
          value={word}
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" className={classes.danger} disabled={!isMeant}>
            Delete Account
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
