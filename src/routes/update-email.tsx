import { createFileRoute } from '@tanstack/react-router'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'
import { linkSearch, takeLinkToken } from '#src/features/accounts/linkToken.ts'
import { useForgetLinkToken, useLinkDone, useLinkToken, useLinkTries } from '#src/features/accounts/useLinkToken.ts'

const UpdateEmailPage = lazyPage(
  async () => (await import('#src/features/accounts/UpdateEmailPage.tsx')).UpdateEmailPage,
)

export const Route = createFileRoute('/update-email')({
  validateSearch: linkSearch,
  beforeLoad: ({ search, context }) => takeLinkToken('/update-email', search.token, context),
  component: pageRoute(UpdateEmailPage, function UpdateEmail() {
    return (
      <UpdateEmailPage
        token={useLinkToken('/update-email')}
        done={useLinkDone()}
        onSpent={useForgetLinkToken()}
        {...useLinkTries()}
      />
    )
  }),
})
