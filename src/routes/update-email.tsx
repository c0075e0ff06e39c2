import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '#src/code/lazyPage.ts'
import { linkSearch, takeLinkToken } from '#src/features/accounts/linkToken.ts'

const UpdateEmailPage = lazyPage(
  async () => (await import('#src/features/accounts/UpdateEmailPage.tsx')).UpdateEmailPage,
)

export const Route = createFileRoute('/update-email')({
  validateSearch: linkSearch,
  beforeLoad: ({ search, context }) => takeLinkToken('/update-email', search.token, context),
  component: UpdateEmailPage,
})
