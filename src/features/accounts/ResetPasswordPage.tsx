import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkOutcome } from './LinkOutcome.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { useForgetLinkToken, useLinkToken } from './useLinkToken.ts'

export function ResetPasswordPage() {
  const token = useLinkToken('/reset-password')
  const forget = useForgetLinkToken()
  const [isReset, setReset] = useState(false)
  const finish = () => {
    setReset(true)
    forget()
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
