import { createFileRoute } from '@tanstack/react-router'
import { linkSearch, takeLinkToken } from '#src/features/accounts/linkToken.ts'
import { useForgetLinkToken, useLinkDone, useLinkToken, useLinkTries } from '#src/features/accounts/useLinkToken.ts'
import { UpdateEmailPage } from '#src/features/accounts/UpdateEmailPage.tsx'

export const Route = createFileRoute('/update-email')({
  validateSearch: linkSearch,
  beforeLoad: ({ search, context }) => takeLinkToken('/update-email', search.token, context),
  component: function UpdateEmail() {
    return (
      <UpdateEmailPage
        token={useLinkToken('/update-email')}
        done={useLinkDone()}
        onSpent={useForgetLinkToken()}
        {...useLinkTries()}
      />
    )
  },
})
