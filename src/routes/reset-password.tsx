import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '#src/code/lazyPage.ts'
import { linkSearch, takeLinkToken } from '#src/features/accounts/linkToken.ts'

const ResetPasswordPage = lazyPage(
  async () => (await import('#src/features/accounts/ResetPasswordPage.tsx')).ResetPasswordPage,
)

export const Route = createFileRoute('/reset-password')({
  validateSearch: linkSearch,
  beforeLoad: ({ search, context }) => takeLinkToken('/reset-password', search.token, context),
  component: ResetPasswordPage,
})
