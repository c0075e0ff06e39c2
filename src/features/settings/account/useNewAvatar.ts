import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { renewPictureMutation } from '#src/api/auth.ts'
import { saidOr } from '#src/api/failureTexts.ts'
import type { Outcome } from '#src/components/Form/FormOutcome.tsx'
import { useSingleFlight } from '#src/lib/useSingleFlight.ts'
import { reloadProfileAtom } from '#src/session/reloadProfile.ts'

/** Has the avatar drawn anew, and then reads the profile again (A4.2-06 … A4.2-10). */
export function useNewAvatar() {
  const reload = useSetAtom(reloadProfileAtom)
  const [outcome, setOutcome] = useState<Outcome>()
  const [failed, setFailed] = useState(false)
  /** Counts the pictures: one that could not be had before gets another chance. */
  const [generation, setGeneration] = useState(0)

  const renewal = useMutation({
    ...renewPictureMutation,
    // Busy until the new picture is known.
    onSuccess: () => reload().catch((error: unknown) => console.error('Failed to load the profile', error)),
  })

  const once = useSingleFlight()
  const generate = (description: string) =>
    once(() => {
      setOutcome(undefined)
      return renewal.mutateAsync(description, {
        onSuccess: () => {
          setFailed(false)
          setGeneration((count) => count + 1)
          setOutcome({
            kind: 'success',
            text: 'New avatar successfully requested! It may take a moment to update.',
          })
        },
        onError: (error) => {
          setFailed(true)
          setOutcome({ kind: 'error', text: saidOr(error, 'Failed to refresh avatar. Please try again.') }) // A8-09, A8-10
        },
      })
    })

  return { generate, isPending: renewal.isPending, failed, generation, outcome, dismiss: () => setOutcome(undefined) }
}
