import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { accountMutationKeys, renewPictureMutation } from '#src/api/account.ts'
import { isKnownToFail, notKnownOf, saidOr } from '#src/api/failureTexts.ts'
import type { Outcome } from '#src/components/Form/FormOutcome.tsx'
import type { Profile } from '#src/api/session.ts'
import { reloadProfileAtom } from '#src/session/reloadProfile.ts'

/**
 * Has the avatar drawn anew, and then reads the profile again (A4.2-06 … A4.2-10). Read from the mutation cache: drawing
 * goes on when the page is left, and whoever comes back finds it under way and cannot ask for a second one.
 */
export function useNewAvatar({ id, profilePictureUrl }: Pick<Profile, 'id' | 'profilePictureUrl'>) {
  const client = useQueryClient()
  const reload = useSetAtom(reloadProfileAtom)
  const mutationKey = accountMutationKeys.picture(id)
  const renewal = useMutation({
    ...renewPictureMutation(id),
    // True until the new picture is known.
    onSuccess: () => reload().catch((error: unknown) => console.error('Failed to load the profile', error)),
  })
  const renewals = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, error, submittedAt } }) => ({ status, error, submittedAt }),
  })
  const latest = renewals.at(-1)
  /** The last one whose end needs no words: it was over when the page was entered, or was dismissed. */
  const [toldOf, setToldOf] = useState(latest?.status === 'pending' ? undefined : latest?.submittedAt)
  const isTold = latest?.submittedAt === toldOf

  return {
    generate: (description: string) => {
      // Reads the client, not the render: two clicks may come before the next render.
      if (client.isMutating({ mutationKey }) > 0) return
      renewal.mutate({ description, pictureBefore: profilePictureUrl })
    },
    isPending: latest?.status === 'pending',
    failed: latest?.status === 'error',
    /** Counts the pictures: one that could not be had before gets another chance. */
    generation: renewals.filter(({ status }) => status === 'success').at(-1)?.submittedAt ?? 0,
    outcome: latest && !isTold ? outcomeOf(latest) : undefined,
    dismiss: () => setToldOf(latest?.submittedAt),
  }
}

function outcomeOf({ status, error }: { status: string; error: Error | null }): Outcome | undefined {
  if (status === 'success')
    return { kind: 'success', text: 'New avatar successfully requested! It may take a moment to update.' }
  if (!error) return undefined
  const text = saidOr(error, 'Failed to refresh avatar. Please try again.') // A8-09, A8-10
  return { kind: 'error', text: isKnownToFail(error) ? text : '', notKnown: notKnownOf(error) }
}
