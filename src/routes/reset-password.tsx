import { createFileRoute } from '@tanstack/react-router'
import { linkSearch, takeLinkToken } from '#src/features/accounts/linkToken.ts'
import { useForgetLinkToken, useLinkToken } from '#src/features/accounts/useLinkToken.ts'
import { ResetPasswordPage } from '#src/features/accounts/ResetPasswordPage.tsx'

export const Route = createFileRoute('/reset-password')({
  validateSearch: linkSearch,
  beforeLoad: ({ search, context }) => takeLinkToken('/reset-password', search.token, context),
  component: function ResetPassword() {
    return <ResetPasswordPage token={useLinkToken('/reset-password')} onSpent={useForgetLinkToken()} />
  },
})
