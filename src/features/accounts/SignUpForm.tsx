import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { registerMutation } from '#src/api/auth.ts'
import { LeaveGuard } from '#src/components/LeaveGuard/LeaveGuard.tsx'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { ErrorBanner } from '#src/ui/Banner/ErrorBanner.tsx'
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { TextField } from '#src/ui/TextField/TextField.tsx'
import classes from './AccountPages.module.css'
import { fieldRefused } from '#src/api/failureTexts.ts'
import { signUpSchema } from './signUp.schema.ts'
import { RULES } from './signUpRules.ts'
import { TermsField } from './TermsField.tsx'
import { useRule } from './useRule.tsx'
import { WrongFields } from '#src/ui/WrongFields/WrongFields.tsx'

/** Fields that a refusal can name (A8-04 … A8-06). */
const NAMED = ['betaToken', 'email', 'username']

interface Props {
  /** The account is there. */
  onRegistered(username: string): void
}

/** A2.10, A5.2, A8-03 … A8-07 */
export function SignUpForm({ onRegistered }: Props) {
  const register = useMutation({ ...registerMutation, gcTime: 0 })
  const form = useForm({
    initialValues: { username: '', email: '', password: '', confirmPassword: '', betaToken: '', acceptTerms: false },
    validate: schemaResolver(signUpSchema, { sync: true }),
  })
  const rules = {
    username: useRule(RULES.username),
    email: useRule(RULES.email),
    password: useRule(RULES.password),
  }
  const generalError = register.error && !fieldRefused(register.error, NAMED) ? register.error.message : undefined

  const submit = form.onSubmit(
    (values, event) => {
      if (register.isPending) return
      const element = event?.currentTarget
      const { username, email, password, betaToken } = v.parse(signUpSchema, values)
      register.mutate(
        { username, email, password, beta_token: betaToken },
        {
          onSuccess: () => onRegistered(username),
          onError: (error) => {
            const errors = fieldRefused(error, NAMED)
            if (!errors) return
            form.setErrors(errors)
            focusFirstWrong(element, errors)
          },
        },
      )
    },
    (errors, _values, event) => focusFirstWrong(event?.currentTarget, errors),
  )

  return (
    <form className={classes.form} method="post" noValidate onSubmit={submit}>
      <LeaveGuard
        isActive={form.isDirty() && !register.isSuccess}
        title="Leave without an account?"
        text="What you have filled in will be lost."
      />
      {generalError && <ErrorBanner message={generalError} onDismiss={register.reset} />}
      <TextField
        label="Username"
        name="username"
        required
        {...rules.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
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
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        required
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
      <TextField
        label="Beta token"
        name="betaToken"
        required
        description="It comes with your invitation."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('betaToken')}
      />
      <TermsField {...form.getInputProps('acceptTerms', { type: 'checkbox' })} />
      <WrongFields errors={form.errors} />
      <SubmitButton isBusy={register.isPending} fullWidth>
        Create account
      </SubmitButton>
    </form>
  )
}
