import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'
import { linkSearch, takeLinkToken } from '#src/features/accounts/linkToken.ts'

const VerifyEmailPage = lazyPage(
  async () => (await import('#src/features/accounts/VerifyEmailPage.tsx')).VerifyEmailPage,
)

export const Route = createFileRoute('/verify-email')({
  validateSearch: linkSearch,
  beforeLoad: ({ search, context }) => takeLinkToken('/verify-email', search.token, context),
  component: pageRoute(VerifyEmailPage, function VerifyEmail() {
    const navigate = Route.useNavigate()
    const leave = useCallback(() => void navigate({ to: '/explore', replace: true }), [navigate])
    return <VerifyEmailPage onDone={leave} />
  }),
})
