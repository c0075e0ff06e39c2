import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { ApiError, isUnauthorized } from '#src/api/calls/ApiError.ts'
import { DELETION_NOT_KNOWN, deleteCharacterMutation, forgetDeletedCharacter } from '#src/api/calls/characterEditing.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import { type Untraceable, useCutOff } from '#src/components/Form/cutOff.ts'
import type { SubmitOutcome } from '#src/components/Form/FormOutcome.tsx'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { useFormFailure } from './useFormFailure.ts'

interface Parts {
  id: string
  /** Called after the deletion: no unsaved changes remain. */
  onDeleted(): void
  /** Called after a failure, with the server's message and what is unknown, if there is one of them. */
  onFailed(outcome: SubmitOutcome | undefined): void
}

/** The note about a deletion that was sent. */
export function deletionOf(id: string): Untraceable {
  return { about: `delete:${id}`, notKnown: DELETION_NOT_KNOWN }
}

/** Deletes the character and navigates to the user's characters. */
export function useDelete({ id, onDeleted, onFailed }: Parts) {
  const finish = useFinishDeletion(id)
  const formFailure = useFormFailure()
  const { cutOff, noteSent, noteEnd } = useCutOff(deletionOf(id))
  const { mutate, isPending } = useMutation({
    ...deleteCharacterMutation,
    gcTime: 0,
    // Also for a page that was left meanwhile.
    onSettled: (_response, error) => noteEnd(error),
  })

  const confirm = () => {
    if (isPending) return
    noteSent()
    mutate(id, {
      onSuccess: () => {
        onDeleted()
        finish()
      },
      onError: (error) => {
        formFailure(error, notKnownOf(error)?.text ?? 'Failed to delete character.')
        onFailed(outcomeOf(error))
      },
    })
  }
  return { confirm, isPending, cutOff }
}

/** What the app does after a deletion, whether a response or a read after a reload reports it. */
export function useFinishDeletion(id: string): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  return () => {
    showToast({ message: 'Character deleted.', style: 'success' })
    void navigate({ to: '/my-characters', replace: true }).then(() => forgetDeletedCharacter(client, id))
  }
}

function outcomeOf(error: Error): SubmitOutcome | undefined {
  const text = error instanceof ApiError && !isUnauthorized(error) ? error.words : undefined
  const notKnown = notKnownOf(error)
  return text === undefined && !notKnown ? undefined : { kind: 'error', text: text ?? '', notKnown }
}
