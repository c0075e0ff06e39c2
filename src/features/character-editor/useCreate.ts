import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { createCharacterMutation } from '#src/api/characterEditing.ts'
import { saidOr } from '#src/api/failureTexts.ts'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { bodyOf } from './characterBody.ts'
import { useEditor, useMoment } from './Editor.tsx'
import { refusedFields } from './refusedFields.ts'
import type { DraftStore } from './useDraft.ts'
import { isUnauthorized, useFailureToast } from './useFailureToast.ts'

/** Creates the character and shows it (NS-31); where that fails, everything typed is still here. */
export function useCreate(draft: DraftStore) {
  const { form } = useEditor()
  const { busy } = useMoment()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const failureToast = useFailureToast()
  const [isCreated, setIsCreated] = useState(false)

  const submit = useFormSubmit({
    form,
    isOff: busy !== undefined,
    mutation: {
      ...createCharacterMutation,
      onMutate: () => draft.flush(),
      // Here and not below: also true for whoever has left the page meanwhile.
      onSuccess: (...args) => {
        createCharacterMutation.onSuccess?.(...args)
        draft.finish()
        showToast({ message: 'Character created successfully.', style: 'success' })
      },
      onError: (error) => failureToast(error, 'Failed creating character.'), // B8.5-02
    },
    body: bodyOf,
    refusable: refusedFields,
    failureText: (error) =>
      isUnauthorized(error)
        ? undefined
        : saidOr(error, 'The character was not created. Everything you typed is still here.'),
    onSuccess: (created) => {
      setIsCreated(true)
      // In the place of the form: Back does not lead to what is done.
      void (created?.id
        ? navigate({ to: '/character/$characterId', params: { characterId: created.id }, replace: true })
        : navigate({ to: '/my-characters', replace: true }))
    },
  })
  // What is created is not created again while its page is on the way.
  return { ...submit, isBusy: submit.isBusy || isCreated }
}
