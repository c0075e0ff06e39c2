import { schemaResolver, useForm } from '@mantine/form'
import * as v from 'valibot'
import { ACCOUNT_NOT_KNOWN, registerMutation } from '#src/api/calls/account.ts'
import { toldBy } from '#src/api/calls/failureTexts.ts'
import { isKnownToFail } from '#src/api/calls/unknownResults.ts'
import { ConfirmPasswordField } from '#src/components/Form/ConfirmPasswordField.tsx'
import { FormOutcome } from '#src/components/Form/FormOutcome.tsx'
import { WrongFormFields } from '#src/components/Form/WrongFormFields.tsx'
import { UsernameField } from '#src/components/Form/UsernameField.tsx'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { LeaveGuard } from '#src/components/LeaveGuard/LeaveGuard.tsx'
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { TextField } from '#src/ui/TextField/TextField.tsx'
import classes from './AccountPages.module.css'
import { signUpSchema } from './signUp.schema.ts'
import { TermsField } from './TermsField.tsx'
import { useRule } from './useRule.tsx'
import { PASSWORD_MIN_CHARS, USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '#src/product/limits.ts'

interface Props {
  /** Called when the account has been created. */
  onRegistered(username: string): void
}

/** A2.10, A5.2, A8-03 … A8-07 */
export function SignUpForm({ onRegistered }: Props) {
  const form = useForm({
    initialValues: { username: '', email: '', password: '', confirmPassword: '', betaToken: '', acceptTerms: false },
    validate: schemaResolver(signUpSchema, { sync: true }),
  })
  const rules = {
    username: useRule(RULES.username),
    email: useRule(RULES.email),
    password: useRule(RULES.password),
  }
  const { formProps, isBusy, outcome, dismissOutcome, hasUnsaved } = useFormSubmit({
    form,
    mutation: registerMutation,
    body: (values) => {
      const { username, email, password, betaToken } = v.parse(signUpSchema, values)
      return { username, email, password, betaToken }
    },
    untraceable: { about: 'account', notKnown: ACCOUNT_NOT_KNOWN },
    refusable: ['betaToken', 'email', 'username'],
    failureText: (error) =>
      isKnownToFail(error) ? toldBy(error, 'Failed to create account. Please try again.') : undefined,
    onSuccess: (_response, values) => onRegistered(v.parse(signUpSchema, values).username),
  })

  return (
    <form {...formProps} className={classes.form}>
      <LeaveGuard
        isActive={hasUnsaved}
        title={outcome?.notKnown ? 'Leave this form?' : 'Leave without an account?'}
        text="What you have filled in will be lost."
      />
      <FormOutcome outcome={outcome} onDismiss={dismissOutcome} />
      <UsernameField {...rules.username} {...form.getInputProps('username')} />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        {...rules.email}
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PasswordField
        label="Password"
        name="password"
        required
        {...rules.password}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <ConfirmPasswordField {...form.getInputProps('confirmPassword')} />
      <TextField
        label="Beta token"
        name="betaToken"
        required
        description="It comes with your invitation."
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.getInputProps('betaToken')}
      />
      <TermsField {...form.getInputProps('acceptTerms', { type: 'checkbox' })} />
      <WrongFormFields form={formProps.id} errors={form.errors} />
      <SubmitButton isBusy={isBusy} fullWidth>
        Create account
      </SubmitButton>
    </form>
  )
}

/** The rules of the sign-up fields, one sentence each. */
const RULES = {
  username: `${USERNAME_MIN_CHARS} to ${USERNAME_MAX_CHARS} letters, numbers, spaces, underscores or hyphens.`,
  email: 'A valid email address; the verification goes there.',
  password: `At least ${PASSWORD_MIN_CHARS} characters, one of them a number.`,
}
