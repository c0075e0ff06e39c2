import { schemaResolver, useForm } from '@mantine/form'
import { PASSWORD_RESET_NOT_KNOWN, resetPasswordMutation } from '#src/api/calls/account.ts'
import { ConfirmPasswordField } from '#src/components/Form/ConfirmPasswordField.tsx'
import { FormOutcome } from '#src/components/Form/FormOutcome.tsx'
import { WrongFormFields } from '#src/components/Form/WrongFormFields.tsx'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { PASSWORD_MIN_CHARS } from '#src/product/limits.ts'
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import classes from './AccountPages.module.css'
import { resetPasswordSchema } from './resetPassword.schema.ts'

interface Props {
  token: string
  onReset(): void
}

/** A5.3, A8-28 … A8-31 */
export function ResetPasswordForm({ token, onReset }: Props) {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: schemaResolver(resetPasswordSchema, { sync: true }),
  })
  const { formProps, isBusy, outcome, dismissOutcome } = useFormSubmit({
    form,
    mutation: resetPasswordMutation,
    body: ({ password }) => ({ token, newPassword: password }),
    untraceable: { about: 'passwordReset', notKnown: PASSWORD_RESET_NOT_KNOWN },
    failureText: 'An error has occurred.',
    onSuccess: onReset,
  })
  return (
    <form {...formProps} className={classes.form}>
      <FormOutcome outcome={outcome} onDismiss={dismissOutcome} />
      <PasswordField
        label="New password"
        name="password"
        required
        description={`At least ${PASSWORD_MIN_CHARS} characters, with an uppercase letter and a number.`}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <ConfirmPasswordField {...form.getInputProps('confirmPassword')} />
      <WrongFormFields form={formProps.id} errors={form.errors} />
      <SubmitButton isBusy={isBusy} fullWidth>
        Reset password
      </SubmitButton>
    </form>
  )
}
