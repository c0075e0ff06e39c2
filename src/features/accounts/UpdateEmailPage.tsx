import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { type LinkAnswer, confirmEmailUpdateQuery } from '#src/api/auth.ts'
import { reloadProfileAtom } from '#src/session/reloadProfile.ts'
import { sessionAtom } from '#src/session/session.ts'
import { saidOr } from '#src/api/failureTexts.ts'
import { LinkOutcome, type Outcome } from './LinkOutcome.tsx'
import { StandalonePage } from './StandalonePage.tsx'

interface Props {
  token: string | undefined
  /** The token is on its way and must not be sent by anyone else. */
  onSent(): void
}

/** A2.11-05 … A2.11-07, A8-32, A8-33 */
export function UpdateEmailPage({ token, onSent }: Props) {
  const { isAuthenticated } = useAtomValue(sessionAtom)
  const reloadProfile = useSetAtom(reloadProfileAtom)
  const { data: answer } = useQuery({ ...confirmEmailUpdateQuery(token ?? ''), enabled: Boolean(token) })
  const isSuccess = answer?.message !== undefined

  useEffect(onSent, [onSent])
  useEffect(() => {
    // Whoever is signed in here may be the one whose address has changed.
    if (isSuccess && isAuthenticated) reloadProfile().catch(() => undefined)
  }, [isSuccess, isAuthenticated, reloadProfile])

  return (
    <StandalonePage title="Update your email">
      <LinkOutcome outcome={outcomeOf(token, answer)} />
    </StandalonePage>
  )
}

function outcomeOf(token: string | undefined, answer: LinkAnswer | undefined): Outcome {
  if (!token) return { kind: 'error', text: 'Invalid or missing update link' }
  if (!answer) return { kind: 'loading', text: 'Updating your email…' }
  if (answer.error) return { kind: 'error', text: saidOr(answer.error, 'An error occurred.') }
  return { kind: 'success', text: answer.message || 'Email updated successfully.' } // NS-29
}
