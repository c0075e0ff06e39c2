import { createFileRoute } from '@tanstack/react-router'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'
import { linkSearch, takeLinkToken } from '#src/features/accounts/linkToken.ts'
import { useForgetLinkToken, useLinkToken } from '#src/features/accounts/useLinkToken.ts'

const ResetPasswordPage = lazyPage(
  async () => (await import('#src/features/accounts/ResetPasswordPage.tsx')).ResetPasswordPage,
)

export const Route = createFileRoute('/reset-password')({
  validateSearch: linkSearch,
  beforeLoad: ({ search, context }) => takeLinkToken('/reset-password', search.token, context),
  component: pageRoute(ResetPasswordPage, function ResetPassword() {
    return <ResetPasswordPage token={useLinkToken('/reset-password')} onSpent={useForgetLinkToken()} />
  }),
})
