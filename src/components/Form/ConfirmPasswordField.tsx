import type { TextInputProps } from '@mantine/core'
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx'

/** The repetition of a new password. */
export function ConfirmPasswordField(props: Omit<TextInputProps, 'label' | 'name' | 'autoComplete'>) {
  return (
    <PasswordField label="Confirm password" name="confirmPassword" required autoComplete="new-password" {...props} />
  )
}
