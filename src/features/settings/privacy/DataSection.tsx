import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId } from 'react'
import { FormOutcome } from '#src/components/Form/FormOutcome.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'
import { useLazyDialog } from '#src/ui/LazyDialog/useLazyDialog.ts'
import sectionClasses from '../Section.module.css'
import classes from './DataSection.module.css'
import { useDeleteAccount } from './useDeleteAccount.ts'

const DeleteAccountDialog = lazyDialog(() =>
  import('./DeleteAccountDialog.tsx').then((module) => module.DeleteAccountDialog),
)

/** The download of the user's data, not available yet, and the deletion of the account. */
export function DataSection() {
  const deletion = useLazyDialog(DeleteAccountDialog)
  const { remove, isPending, notKnown, dismiss } = useDeleteAccount()
  const titleId = useId()
  const hintId = useId()
  return (
    <section className={sectionClasses.section} aria-labelledby={titleId}>
      <h2 className={sectionClasses.title} id={titleId}>
        Data &amp; Privacy
      </h2>
      <div className={classes.row}>
        <p className={classes.words}>A copy of your characters, chats and settings.</p>
        <Button variant="default" disabled leftSection={<IconDownload size={18} aria-hidden />}>
          Download Your Data (Coming Later)
        </Button>
      </div>
      <div className={classes.row}>
        <p className={classes.words} id={hintId}>
          Your account, your characters and your chats, gone for good.
        </p>
        <Button
          variant="outline"
          className={classes.danger}
          aria-describedby={hintId}
          leftSection={<IconTrash size={18} aria-hidden />}
          {...deletion.opener}
          {...(isPending && { 'aria-busy': true, 'aria-disabled': true, 'data-disabled': true, onClick: undefined })}
        >
          Delete Account
        </Button>
      </div>
      <FormOutcome outcome={notKnown && { kind: 'error', text: '', notKnown }} onDismiss={dismiss} />
      <DeleteAccountDialog
        {...deletion.dialog}
        onConfirm={() => {
          deletion.close()
          remove()
        }}
      />
    </section>
  )
}
