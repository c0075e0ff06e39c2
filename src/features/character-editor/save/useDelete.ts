import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { ApiError } from '#src/api/ApiError.ts'
import { deleteCharacterMutation, forgetDeletedCharacter } from '#src/api/characterEditing.ts'
import { notKnownOf } from '#src/api/failureTexts.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { isUnauthorized } from './useFailureToast.ts'
import { useFormFailure } from './useFormFailure.ts'

interface Parts {
  id: string
  /** Called after the deletion: no unsaved changes remain. */
  onDeleted(): void
  /** Called after a failure, with the server's message if there is one. */
  onFailed(words: string | undefined): void
}

/** Deletes the character and navigates to the user's characters (B2.4-10, B2.4-12, B8.5-05). */
export function useDelete({ id, onDeleted, onFailed }: Parts) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const formFailure = useFormFailure()
  const { mutate, isPending } = useMutation({ ...deleteCharacterMutation, gcTime: 0 })

  const confirm = () => {
    if (isPending) return
    mutate(id, {
      onSuccess: () => {
        onDeleted()
        showToast({ message: 'Character deleted.', style: 'success' }) // NS-31
        void navigate({ to: '/my-characters', replace: true }).then(() => forgetDeletedCharacter(client, id))
      },
      onError: (error) => {
        formFailure(error, notKnownOf(error)?.text ?? 'Failed to delete character.')
        onFailed(error instanceof ApiError && !isUnauthorized(error) ? error.words : undefined)
      },
    })
  }
  return { confirm, isPending }
}
