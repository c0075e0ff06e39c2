import { useId } from 'react'
import { FormOutcome } from '#src/components/Form/FormOutcome.tsx'
import { WrongFormFields } from '#src/components/Form/WrongFormFields.tsx'
import { UsernameField } from '#src/components/Form/UsernameField.tsx'
import { AVATAR_DESCRIPTION_MAX_CHARS } from '#src/product/limits.ts'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { TextAreaField } from '#src/ui/TextAreaField/TextAreaField.tsx'
import { TextField } from '#src/ui/TextField/TextField.tsx'
import classes from '../Section.module.css'
import type { Account } from './useAccountForm.ts'
import { useSaveAccount } from './useSaveAccount.ts'

/** A5.4 */
export function AccountForm({ account }: { account: Account }) {
  const { form } = account
  const { formProps, isBusy, outcome, dismissOutcome } = useSaveAccount(account)
  const titleId = useId()

  return (
    <form {...formProps} className={classes.form} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        Your details
      </h2>
      <UsernameField {...form.getInputProps('username')} />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        description="A new address is used once you have opened the link we send there."
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <TextAreaField
        label="Avatar description"
        name="description"
        description="What your avatar is drawn from. Only you can read it."
        minRows={3}
        maxRows={5}
        maxChars={AVATAR_DESCRIPTION_MAX_CHARS}
        {...form.getInputProps('description')}
        value={form.values.description}
      />
      <WrongFormFields form={formProps.id} errors={form.errors} />
      <div className={classes.submit}>
        <SubmitButton isBusy={isBusy}>Save Changes</SubmitButton>
        <FormOutcome outcome={outcome} onDismiss={dismissOutcome} />
      </div>
    </form>
  )
}
