import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { updateCharacterMutation } from '#src/api/characterEditing.ts'
import { characterQuery } from '#src/api/characters.ts'
import { saidOr } from '#src/api/failureTexts.ts'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { bodyOf, isSameCharacter, valuesOf } from './characterBody.ts'
import type { CharacterFormValues } from './characterForm.ts'
import { useEditor, useMoment } from './Editor.tsx'
import { refusedFields } from './refusedFields.ts'
import type { DraftStore } from './useDraft.ts'
import { isUnauthorized, useFailureToast } from './useFailureToast.ts'

export interface Saved {
  values: CharacterFormValues
  lastEdited: string
}

interface Parts {
  id: string
  saved: Saved
  draft: DraftStore
  /** Nothing can be saved: the character is being deleted. */
  isOff: boolean
  onSaved(saved: Saved, sent: CharacterFormValues): void
}

interface Sent {
  values: CharacterFormValues
  /** The other version was seen, and is to be overwritten. */
  isForced: boolean
}

/** Saves the character, unless it was changed elsewhere since it was read: then it asks first. */
export function useSave({ id, saved, draft, isOff, onSaved }: Parts) {
  const { form } = useEditor()
  const { busy } = useMoment()
  const client = useQueryClient()
  const { mutateAsync: update } = useMutation({ ...updateCharacterMutation, gcTime: 0 })
  const showToast = useSetAtom(showToastAtom)
  const failureToast = useFailureToast()
  /** The character as saved elsewhere meanwhile. */
  const [other, setOther] = useState<CharacterFormValues>()
  const isForced = useRef(false)

  /** What cannot be read cannot be compared; saving will fail for the same reason, or it will not matter. */
  const changedElsewhere = async (): Promise<CharacterFormValues | undefined> => {
    const now = await client.query({ ...characterQuery(id), staleTime: 0, retry: false }).catch(() => undefined)
    if (!now || now.last_edited === saved.lastEdited) return undefined
    const values = valuesOf(now)
    return isSameCharacter(values, saved.values) ? undefined : values
  }

  const submit = useFormSubmit({
    form,
    isOff: isOff || busy !== undefined,
    mutation: {
      onMutate: () => draft.flush(),
      mutationFn: async (sent: Sent): Promise<{ other?: CharacterFormValues; saved?: Saved }> => {
        const theirs = sent.isForced ? undefined : await changedElsewhere()
        if (theirs) return { other: theirs }
        const { values } = sent
        const response = await update({ id, body: bodyOf(values) })
        showToast({ message: 'Character saved.', style: 'success' }) // NS-31
        const now = response?.id ? valuesOf(response) : values
        return { saved: { values: now, lastEdited: response?.last_edited ?? saved.lastEdited } }
      },
      onError: (error) => failureToast(error, 'Failed updating character.'), // B8.5-03
    },
    body: (values) =>
      isForced.current || !isSameCharacter(values, saved.values) ? { values, isForced: isForced.current } : undefined,
    refusable: refusedFields,
    failureText: (error) =>
      isUnauthorized(error)
        ? undefined
        : saidOr(error, 'The character was not saved. Everything you typed is still here.'),
    onSuccess: (now, sent) => {
      setOther(now.other)
      if (now.saved) onSaved(now.saved, sent)
    },
  })

  const overwrite = () => {
    setOther(undefined)
    isForced.current = true
    submit.submit()
    isForced.current = false
  }
  return { ...submit, other, forgetOther: () => setOther(undefined), overwrite }
}
