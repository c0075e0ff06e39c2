import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ApiError } from '#src/api/ApiError.ts'
import { createCharacterMutation } from '#src/api/characterEditing.ts'
import { saidOr } from '#src/api/failureTexts.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { storeAfterSignInAtom } from '#src/session/afterSignIn.ts'
import { bodyOf } from './characterBody.ts'
import type { CharacterFormValues } from './characterForm.ts'
import type { DraftStore } from './useDraft.ts'

/** Creates the character and shows it (NS-31); where that fails, everything typed is still here. */
export function useCreate(draft: DraftStore) {
  const { mutateAsync } = useMutation({ ...createCharacterMutation, gcTime: 0 })
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const storeAfterSignIn = useSetAtom(storeAfterSignInAtom)
  const [failure, setFailure] = useState<string>()

  const send = async (values: CharacterFormValues) => {
    setFailure(undefined)
    draft.flush()
    let id: string | undefined
    try {
      id = (await mutateAsync(bodyOf(values)))?.id
    } catch (error) {
      // The prompt says the rest. After a sign-in the person is back here, at the draft (B4.6-01, B6-09).
      if (error instanceof ApiError && error.status === 401) storeAfterSignIn(() => undefined)
      else {
        showToast({ message: 'Failed creating character.', style: 'error' }) // B8.5-02
        setFailure(saidOr(error as Error, 'The character was not created. Everything you typed is still here.'))
      }
      throw error
    }
    draft.finish()
    showToast({ message: 'Character created successfully.', style: 'success' })
    // In the place of the form: Back does not lead to what is done.
    await (id
      ? navigate({ to: '/character/$characterId', params: { characterId: id }, replace: true })
      : navigate({ to: '/my-characters', replace: true }))
  }

  return { send, failure }
}
