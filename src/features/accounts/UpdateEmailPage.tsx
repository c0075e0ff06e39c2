import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { type LinkAnswer, confirmEmailUpdateQuery } from '#src/api/auth.ts'
import { reloadProfileAtom } from '#src/session/reloadProfile.ts'
import { sessionAtom } from '#src/session/session.ts'
import { saidOr } from '#src/api/failureTexts.ts'
import { LinkOutcome, type Outcome } from './LinkOutcome.tsx'
import { useLinkAnswer } from './useLinkAnswer.ts'
import { StandalonePage } from './StandalonePage.tsx'

interface Props {
  token: string | undefined
  /** What the server said before the page was loaded again. */
  done?: string | undefined
  /** The token has been taken, with these words, or refused: it must not be sent again. */
  onSpent(done?: string): void
}

/** A2.11-05 … A2.11-07, A8-32, A8-33 */
export function UpdateEmailPage({ token, done, onSpent }: Props) {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const reloadProfile = useSetAtom(reloadProfileAtom)
  const link = useLinkAnswer(confirmEmailUpdateQuery, { token, done, onSpent })
  const { answer } = link
  const isSuccess = answer?.message !== undefined

  useEffect(() => {
    // Whoever is signed in here may be the one whose address has changed.
    if (isSuccess && isAuthenticated) reloadProfile().catch(() => undefined)
  }, [isSuccess, isAuthenticated, reloadProfile])

  return (
    <StandalonePage title="Update your email">
      <LinkOutcome outcome={outcomeOf(link.isMissing, answer)} onTryAgain={link.tryAgain} />
    </StandalonePage>
  )
}

function outcomeOf(isMissing: boolean, answer: LinkAnswer | undefined): Outcome {
  if (isMissing) return { kind: 'error', text: 'Invalid or missing update link' }
  if (!answer) return { kind: 'loading', text: 'Updating your email…' }
  if (answer.error) return { kind: 'error', text: saidOr(answer.error, 'An error occurred.') }
  return { kind: 'success', text: answer.message || 'Email updated successfully.' } // NS-29
}
