import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useId } from 'react'
import { PASSWORD_CHANGE_NOT_KNOWN, updateAccountMutation } from '#src/api/calls/account.ts'
import { ConfirmPasswordField } from '#src/components/Form/ConfirmPasswordField.tsx'
import { FormOutcome } from '#src/components/Form/FormOutcome.tsx'
import { WrongFormFields } from '#src/components/Form/WrongFormFields.tsx'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { PASSWORD_MIN_CHARS } from '#src/product/limits.ts'
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import classes from '../Section.module.css'
import { changePasswordSchema } from './changePassword.schema.ts'

interface Props {
  /** The user name, for password managers. */
  username: string
  onUnsaved(isUnsaved: boolean): void
}

/** A5.5, A8-16, A8-17 */
export function ChangePasswordForm({ username, onUnsaved }: Props) {
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: schemaResolver(changePasswordSchema, { sync: true }),
  })
  const isUnsaved = Object.values(form.values).some((value) => value !== '')
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  const titleId = useId()

  const { formProps, isBusy, outcome, dismissOutcome } = useFormSubmit({
    form,
    mutation: updateAccountMutation,
    body: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    untraceable: { about: 'passwordChange', notKnown: PASSWORD_CHANGE_NOT_KNOWN },
    refusable: ['currentPassword', 'newPassword'],
    failureText: 'Unknown error, please try again later.',
    onSuccess: (said) => {
      form.reset()
      return { kind: 'success', text: said || 'Password updated successfully.' }
    },
  })

  return (
    <form {...formProps} className={classes.form} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        Change Password
      </h2>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        required
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        required
        description={`At least ${PASSWORD_MIN_CHARS} characters, one of them a digit.`}
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
      />
      <ConfirmPasswordField {...form.getInputProps('confirmPassword')} />
      <WrongFormFields form={formProps.id} errors={form.errors} />
      <div className={classes.submit}>
        <SubmitButton isBusy={isBusy}>Update Password</SubmitButton>
        <FormOutcome outcome={outcome} onDismiss={dismissOutcome} />
      </div>
    </form>
  )
}
