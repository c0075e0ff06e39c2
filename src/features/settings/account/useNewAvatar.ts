import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountMutationKeys, renewPictureMutation } from '#src/api/calls/account.ts'
import { notKnownOf, saidOr } from '#src/api/calls/failureTexts.ts'
import { isKnownToFail } from '#src/api/calls/unknownResults.ts'
import type { SubmitOutcome } from '#src/components/Form/FormOutcome.tsx'
import type { Profile } from '#src/api/calls/session.ts'
import { useSessionControl } from '#src/session/sessionControl.ts'

/**
 * Generates a new avatar, then refetches the profile. The state is in the mutation cache, because
 * the request continues when the page is left: on return the page shows it and allows no second one.
 */
export function useNewAvatar({ id, profilePictureUrl }: Pick<Profile, 'id' | 'profilePictureUrl'>) {
  const client = useQueryClient()
  const { tryReloadProfile } = useSessionControl()
  const mutationKey = accountMutationKeys.picture(id)
  const renewal = useMutation({
    ...renewPictureMutation(id),
    // The mutation stays pending until the profile with the new picture has loaded.
    onSuccess: () => tryReloadProfile(),
  })
  const renewals = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, error, submittedAt } }) => ({ status, error, submittedAt }),
  })
  const latest = renewals.at(-1)
  /** The last request whose outcome is not shown: it had ended before this mount, or its outcome was dismissed. */
  const [toldOf, setToldOf] = useState(latest?.status === 'pending' ? undefined : latest?.submittedAt)
  const isTold = latest?.submittedAt === toldOf

  return {
    generate: (description: string) => {
      // Reads the client instead of the rendered state: a second click may come before the next render.
      if (client.isMutating({ mutationKey }) > 0) return
      renewal.mutate({ description, pictureBefore: profilePictureUrl })
    },
    isPending: latest?.status === 'pending',
    failed: latest?.status === 'error',
    /** Identifies the latest picture. A new value mounts the image again, even if the one before failed to load. */
    generation: renewals.filter(({ status }) => status === 'success').at(-1)?.submittedAt ?? 0,
    outcome: latest && !isTold ? outcomeOf(latest) : undefined,
    dismiss: () => setToldOf(latest?.submittedAt),
  }
}

function outcomeOf({ status, error }: { status: string; error: Error | null }): SubmitOutcome | undefined {
  if (status === 'success')
    return { kind: 'success', text: 'New avatar successfully requested! It may take a moment to update.' }
  if (!error) return undefined
  const text = saidOr(error, 'Failed to refresh avatar. Please try again.')
  return { kind: 'error', text: isKnownToFail(error) ? text : '', notKnown: notKnownOf(error) }
}
