import { schemaResolver, useForm } from '@mantine/form'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { PASSWORD_MIN_CHARS } from '#src/product/limits.ts'
import { ErrorBanner } from '#src/ui/Banner/ErrorBanner.tsx'
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import classes from './AccountPages.module.css'
import { resetPasswordSchema } from './resetPassword.schema.ts'
import { WrongFields } from '#src/ui/WrongFields/WrongFields.tsx'

interface Props {
  isBusy: boolean
  error: string | undefined
  onDismissError(): void
  onSubmit(newPassword: string): void
}

/** A5.3 */
export function ResetPasswordForm({ isBusy, error, onDismissError, onSubmit }: Props) {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: schemaResolver(resetPasswordSchema, { sync: true }),
  })
  const submit = form.onSubmit(
    ({ password }) => {
      if (!isBusy) onSubmit(password)
    },
    (errors, _values, event) => focusFirstWrong(event?.currentTarget, errors),
  )
  return (
    <form className={classes.form} method="post" noValidate onSubmit={submit}>
      {error && <ErrorBanner message={error} onDismiss={onDismissError} />}
      <PasswordField
        label="New password"
        name="password"
        required
        description={`At least ${PASSWORD_MIN_CHARS} characters, with an uppercase letter and a number.`}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        required
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
      <WrongFields errors={form.errors} />
      <SubmitButton isBusy={isBusy} fullWidth>
        Reset password
      </SubmitButton>
    </form>
  )
}
