import { UnstyledButton } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { isPassing } from '#src/api/calls/ApiError.ts'
import { requestPasswordResetMutation } from '#src/api/calls/account.ts'
import type { LoginBody } from '#src/api/generated/calls.schemas.ts'
import { FormOutcome } from '#src/components/Form/FormOutcome.tsx'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { REMEMBER_ME_DAYS } from '#src/product/limits.ts'
import { CheckboxField } from '#src/ui/CheckboxField/CheckboxField.tsx'
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { TextField } from '#src/ui/TextField/TextField.tsx'
import classes from './AccountPages.module.css'
import { signInSchema, forgottenPasswordSchema } from './signIn.schema.ts'
import { isServersFault, notKnownOf, saidOr } from '#src/api/calls/failureTexts.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'

/** The sign-in form. The page decides where to navigate after a successful sign-in. */
export function SignInForm() {
  const reset = useMutation(requestPasswordResetMutation)
  const { signIn } = useSessionControl()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const form = useForm({
    initialValues: { login: '', password: '', rememberMe: false },
    validate: schemaResolver(signInSchema, { sync: true }),
  })
  const { formProps, isBusy, outcome, setOutcome, dismissOutcome } = useFormSubmit({
    form,
    mutation: { mutationFn: (body: LoginBody) => signIn(body, leaving.current?.signal) },
    body: ({ login, password, rememberMe }) => {
      reset.reset()
      return { login: login.trim(), password, rememberMe }
    },
    failureText: (error) => {
      const said = 'Invalid login or password. Please try again.'
      if (!isServersFault(error)) return said
      const isAnswered = !isPassing(error)
      const why = isAnswered ? 'The server’s answer was not complete' : 'The server could not be asked'
      return `${said}\n${why}, so they may well be right.`
    },
  })

  const requestReset = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (reset.isPending) return
    setOutcome(undefined)
    const { success, output, issues } = v.safeParse(forgottenPasswordSchema, form.getValues().login)
    if (!success) {
      const errors = { login: issues[0].message }
      form.setErrors(errors)
      return focusFirstWrong(currentTarget.form, errors)
    }
    form.clearErrors()
    reset.mutate(output, {
      onSuccess: () =>
        setOutcome({ kind: 'success', text: 'A reset email has been sent to your address if an account exists.' }),
      onError: (error) =>
        setOutcome({
          kind: 'error',
          text: saidOr(error, 'An error occurred while requesting the reset.'),
          notKnown: notKnownOf(error),
        }),
    })
  }

  return (
    <form {...formProps} className={classes.form}>
      <FormOutcome outcome={outcome} onDismiss={dismissOutcome} />
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
      <SubmitButton isBusy={isBusy} fullWidth>
        Sign In
      </SubmitButton>
    </form>
  )
}
