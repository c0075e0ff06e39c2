import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { resetPasswordMutation } from '#src/api/auth.ts'
import { LinkOutcome } from './LinkOutcome.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { saidOr } from '#src/api/failureTexts.ts'
import { StandalonePage } from './StandalonePage.tsx'

interface Props {
  token: string | undefined
  /** The token has done its work. */
  onSpent(): void
}

/** A2.11-08, A2.11-09, A4.2-17, A8-28 … A8-31 */
export function ResetPasswordPage({ token, onSpent }: Props) {
  const reset = useMutation({ ...resetPasswordMutation, gcTime: 0 })
  return (
    <StandalonePage title="Reset your password">
      {reset.isSuccess ? (
        <LinkOutcome outcome={{ kind: 'success', text: 'Password reset successfully.' }} />
      ) : token ? (
        <ResetPasswordForm
          isBusy={reset.isPending}
          error={reset.error ? saidOr(reset.error, 'An error has occurred.') : undefined}
          onDismissError={reset.reset}
          onSubmit={(newPassword) => reset.mutate({ token, newPassword }, { onSuccess: onSpent })}
        />
      ) : (
        <LinkOutcome
          outcome={{ kind: 'error', text: 'Invalid or missing reset link. Please request a new password reset.' }}
          next={
            <>
              The <Link to="/signin">sign-in page</Link> sends you one.
            </>
          }
        />
      )}
    </StandalonePage>
  )
}
