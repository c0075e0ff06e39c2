import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { type LinkResult, confirmEmailUpdateQuery } from '#src/api/calls/emailLinks.ts'
import { sessionAtom } from '#src/session/session.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'
import { LinkOutcome, type ShownLinkResult } from './LinkOutcome.tsx'
import { failedLink } from './failedLink.ts'
import { useLinkResult } from './useLinkResult.ts'
import { StandalonePage } from './StandalonePage.tsx'

export function UpdateEmailPage() {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const { reloadProfile } = useSessionControl()
  const link = useLinkResult('/update-email', confirmEmailUpdateQuery)
  const { result } = link
  const isSuccess = result?.message !== undefined

  useEffect(() => {
    // The changed address may belong to the signed-in user.
    if (isSuccess && isAuthenticated) reloadProfile().catch(() => undefined)
  }, [isSuccess, isAuthenticated, reloadProfile])

  return (
    <StandalonePage title="Update your email">
      <LinkOutcome outcome={outcomeOf(link.isMissing, result)} onTryAgain={link.tryAgain} />
    </StandalonePage>
  )
}

function outcomeOf(isMissing: boolean, result: LinkResult | undefined): ShownLinkResult {
  if (isMissing) return { kind: 'error', text: 'Invalid or missing update link' }
  if (!result) return { kind: 'loading', text: 'Updating your email…' }
  if (result.error) return failedLink(result.error, 'An error occurred.')
  return { kind: 'success', text: result.message || 'Email updated successfully.' }
}
