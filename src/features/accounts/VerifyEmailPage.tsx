import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { type LinkResult, verifyEmailQuery } from '#src/api/calls/emailLinks.ts'
import { verifiedQuery } from '#src/api/calls/verified.ts'
import { VERIFY_EMAIL_REDIRECT_MS } from '#src/product/limits.ts'
import { queryClientAtom, worldAtom } from '#src/world/worldAtoms.ts'
import { LinkOutcome, type ShownLinkResult } from './LinkOutcome.tsx'
import { failedLink } from './failedLink.ts'
import { useLinkResult } from './useLinkResult.ts'
import { StandalonePage } from './StandalonePage.tsx'

interface Props {
  /** Called after the success message has been visible long enough to read. */
  onDone(): void
}

export function VerifyEmailPage({ onDone }: Props) {
  const { clock } = useAtomValue(worldAtom)
  const client = useAtomValue(queryClientAtom)
  const link = useLinkResult('/verify-email', verifyEmailQuery)
  const { result } = link
  const isSuccess = result?.message !== undefined

  useEffect(() => {
    if (!isSuccess) return undefined
    void client.invalidateQueries({ queryKey: verifiedQuery.queryKey })
    return clock.setTimeout(onDone, VERIFY_EMAIL_REDIRECT_MS)
  }, [isSuccess, client, clock, onDone])

  const outcome = outcomeOf(link.isMissing, result)
  return (
    <StandalonePage title="Verify your email">
      <LinkOutcome
        outcome={outcome}
        onTryAgain={link.tryAgain}
        next={outcome.kind === 'success' && 'You will be taken to Explore in a moment.'}
      />
    </StandalonePage>
  )
}

function outcomeOf(isMissing: boolean, result: LinkResult | undefined): ShownLinkResult {
  if (isMissing) return { kind: 'error', text: 'Missing or invalid verification link' }
  if (!result) return { kind: 'loading', text: 'Verifying your email…' }
  if (result.error) return failedLink(result.error, failureText(result.error))
  return { kind: 'success', text: result.message || 'Email verified successfully.' }
}

/** A proxy's 504 is a missing response. */
function failureText(error: Error): string {
  return error instanceof ApiError && error.status !== undefined && !error.isLate
    ? 'Verification failed. Please try again.'
    : 'An unexpected error occurred. Please try again later.'
}
