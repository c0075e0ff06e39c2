import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { linkSearch, takeLinkToken } from '#src/features/accounts/linkToken.ts'
import { useForgetLinkToken, useLinkDone, useLinkToken, useLinkTries } from '#src/features/accounts/useLinkToken.ts'
import { VerifyEmailPage } from '#src/features/accounts/VerifyEmailPage.tsx'

export const Route = createFileRoute('/verify-email')({
  validateSearch: linkSearch,
  beforeLoad: ({ search, context }) => takeLinkToken('/verify-email', search.token, context),
  component: function VerifyEmail() {
    const navigate = Route.useNavigate()
    const leave = useCallback(() => void navigate({ to: '/explore', replace: true }), [navigate])
    return (
      <VerifyEmailPage
        token={useLinkToken('/verify-email')}
        done={useLinkDone()}
        onSpent={useForgetLinkToken()}
        {...useLinkTries()}
        onDone={leave}
      />
    )
  },
})
