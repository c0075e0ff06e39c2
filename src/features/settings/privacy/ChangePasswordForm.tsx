import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { updateAccountMutation } from '#src/api/auth.ts'
import { fieldRefused, saidOr } from '#src/api/failureTexts.ts'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { PASSWORD_MIN_CHARS } from '#src/product/limits.ts'
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { WrongFields } from '#src/ui/WrongFields/WrongFields.tsx'
import { Outcome, type OutcomeWords } from '../Outcome.tsx'
import classes from '../Section.module.css'
import { updateWords } from '../updateWords.ts'
import { changePasswordSchema } from './changePassword.schema.ts'

interface Props {
  /** For password managers: whose password it is. */
  username: string
  onUnsaved(isUnsaved: boolean): void
}

/** A5.5, A8-16, A8-17 */
export function ChangePasswordForm({ username, onUnsaved }: Props) {
  const [outcome, setOutcome] = useState<OutcomeWords>()
  // What was sent holds both passwords: nothing keeps it.
  const change = useMutation({ ...updateAccountMutation, gcTime: 0 })
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: schemaResolver(changePasswordSchema, { sync: true }),
  })
  const isUnsaved = Object.values(form.values).some((value) => value !== '')
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  const titleId = useId()

  const submit = form.onSubmit(
    ({ currentPassword, newPassword }, event) => {
      if (change.isPending) return
      setOutcome(undefined)
      const element = event?.currentTarget
      change.mutate(
        { currentPassword, newPassword }, // A3-14
        {
          onSuccess: (answer) => {
            form.reset()
            change.reset()
            setOutcome({ kind: 'success', text: updateWords(answer, 'Password updated successfully.') }) // NS-19
          },
          onError: (error) => {
            const errors = fieldRefused(error, ['currentPassword', 'newPassword'])
            if (!errors) {
              return setOutcome({ kind: 'error', text: saidOr(error, 'Unknown error, please try again later.') })
            }
            form.setErrors(errors)
            focusFirstWrong(element, errors)
          },
        },
      )
    },
    (errors, _values, event) => {
      setOutcome(undefined)
      focusFirstWrong(event?.currentTarget, errors)
    },
  )

  return (
    <form className={classes.form} method="post" noValidate onSubmit={submit} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        Change Password
      </h2>
      <Outcome words={outcome} onDismiss={() => setOutcome(undefined)} />
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
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        required
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
      <WrongFields errors={form.errors} />
      <div>
        <SubmitButton isBusy={change.isPending}>Update Password</SubmitButton>
      </div>
    </form>
  )
}
