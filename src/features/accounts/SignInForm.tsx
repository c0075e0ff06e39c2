import { UnstyledButton } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import * as v from 'valibot'
import { requestPasswordResetMutation } from '#src/api/auth.ts'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { REMEMBER_ME_DAYS } from '#src/product/limits.ts'
import { signInAtom } from '#src/session/signIn.ts'
import { Banner } from '#src/ui/Banner/Banner.tsx'
import { ErrorBanner } from '#src/ui/Banner/ErrorBanner.tsx'
import { CheckboxField } from '#src/ui/CheckboxField/CheckboxField.tsx'
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { TextField } from '#src/ui/TextField/TextField.tsx'
import classes from './AccountPages.module.css'
import { signInSchema, forgottenPasswordSchema } from './signIn.schema.ts'
import { isServersFault, saidOr } from '#src/api/failureTexts.ts'

/** The form of the sign-in page; where a success leads is the page's affair. */
export function SignInForm() {
  const signIn = useMutation({ mutationFn: useSetAtom(signInAtom), gcTime: 0 })
  const reset = useMutation(requestPasswordResetMutation)
  const form = useForm({
    initialValues: { login: '', password: '', rememberMe: false },
    validate: schemaResolver(signInSchema, { sync: true }),
  })

  const submit = form.onSubmit(
    ({ login, password, rememberMe }) => {
      if (signIn.isPending) return
      reset.reset()
      signIn.mutate({ login: login.trim(), password, rememberMe })
    },
    (errors, _values, event) => focusFirstWrong(event?.currentTarget, errors),
  )

  const requestReset = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (reset.isPending) return
    signIn.reset()
    const { success, output, issues } = v.safeParse(forgottenPasswordSchema, form.getValues().login)
    if (success) {
      form.clearErrors()
      reset.mutate(output)
      return
    }
    const errors = { login: issues[0].message }
    form.setErrors(errors)
    focusFirstWrong(currentTarget.form, errors)
  }

  return (
    <form className={classes.form} method="post" noValidate onSubmit={submit}>
      {signIn.error && (
        <ErrorBanner message="Invalid login or password. Please try again." onDismiss={signIn.reset}>
          {isServersFault(signIn.error) && <p>The server could not be asked, so they may well be right.</p>}
        </ErrorBanner>
      )}
      {reset.error && (
        <ErrorBanner
          message={saidOr(reset.error, 'An error occurred while requesting the reset.')}
          onDismiss={reset.reset}
        />
      )}
      <div aria-live="polite">
        {reset.isSuccess && (
          <Banner kind="success" onDismiss={reset.reset}>
            A reset email has been sent to your address if an account exists.
          </Banner>
        )}
      </div>
      <TextField
        label="Login"
        name="login"
        placeholder="Email or username"
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.getInputProps('login')}
      />
      <PasswordField
        label="Password"
        name="password"
        required
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <div className={classes.row}>
        <CheckboxField
          label={`Remember me for ${REMEMBER_ME_DAYS} days`}
          name="rememberMe"
          {...form.getInputProps('rememberMe', { type: 'checkbox' })}
        />
        <UnstyledButton
          className={classes.link}
          type="button"
          onClick={requestReset}
          aria-disabled={reset.isPending || undefined}
          aria-busy={reset.isPending || undefined}
        >
          Forgot password?
        </UnstyledButton>
      </div>
      <SubmitButton isBusy={signIn.isPending} fullWidth>
        Sign In
      </SubmitButton>
    </form>
  )
}
