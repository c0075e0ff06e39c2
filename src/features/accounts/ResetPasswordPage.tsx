import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkOutcome } from './LinkOutcome.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { StandalonePage } from './StandalonePage.tsx'

interface Props {
  token: string | undefined
  /** Called when the token has been used. */
  onSpent(): void
}

export function ResetPasswordPage({ token, onSpent }: Props) {
  const [isReset, setReset] = useState(false)
  const finish = () => {
    setReset(true)
    onSpent()
  }
  return (
    <StandalonePage title="Reset your password">
      {isReset ? (
        <LinkOutcome outcome={{ kind: 'success', text: 'Password reset successfully.' }} />
      ) : token ? (
        <ResetPasswordForm token={token} onReset={finish} />
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
