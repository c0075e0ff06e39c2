import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { updateCharacterMutation } from '#src/api/characterEditing.ts'
import { characterQuery } from '#src/api/characters.ts'
import { saidOr } from '#src/api/failureTexts.ts'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { bodyOf, isSameCharacter, valuesOf } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'
import { useEditor, useMoment } from '../Editor.tsx'
import { refusedFields } from './refusedFields.ts'
import type { FormDraft } from '../draft/useDraft.ts'
import { isUnauthorized } from './useFailureToast.ts'
import { isInDoubt, useFormFailure } from './useFormFailure.ts'

export interface Saved {
  values: CharacterFormValues
  lastEdited: string
}

interface Parts {
  id: string
  saved: Saved
  draft: FormDraft
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
  const formFailure = useFormFailure()
  /** The character as saved elsewhere meanwhile. */
  const [other, setOther] = useState<CharacterFormValues>()
  const isForced = useRef(false)
  /** What was sent last: the server may have stored it although no response came. */
  const lastSent = useRef<CharacterFormValues>(undefined)

  /** What cannot be read cannot be compared; saving will fail for the same reason, or it will not matter. */
  const changedElsewhere = async (): Promise<CharacterFormValues | undefined> => {
    const now = await client.query({ ...characterQuery(id), staleTime: 0, retry: false }).catch(() => undefined)
    if (!now || now.last_edited === saved.lastEdited) return undefined
    const values = valuesOf(now)
    const isOwn =
      isSameCharacter(values, saved.values) || (lastSent.current && isSameCharacter(values, lastSent.current))
    return isOwn ? undefined : values
  }

  const submit = useFormSubmit({
    form,
    isOff: isOff || busy !== undefined,
    mutation: {
      onMutate: () => draft.flush(),
      mutationFn: async (sent: Sent): Promise<{ other?: CharacterFormValues; saved?: Saved }> => {
        const theirs = sent.isForced ? undefined : await changedElsewhere()
        const { values } = sent
        if (theirs && !isSameCharacter(theirs, values)) return { other: theirs }
        lastSent.current = values
        const response = await update({ id, body: bodyOf(values) })
        showToast({ message: 'Character saved.', style: 'success' }) // NS-31
        const now = response?.id ? valuesOf(response) : values
        return { saved: { values: now, lastEdited: response?.last_edited ?? saved.lastEdited } }
      },
      // Also for whoever has left the page meanwhile.
      onSuccess: ({ saved: now }, { values }) => {
        if (now) draft.forgetSent(bodyOf(values))
      },
      onError: (error) => formFailure(error, 'Failed updating character.'), // B8.5-03
    },
    body: (values) =>
      isForced.current || !isSameCharacter(values, saved.values) ? { values, isForced: isForced.current } : undefined,
    refusable: refusedFields,
    failureText: (error) =>
      isUnauthorized(error) || isInDoubt(error) ? undefined : saidOr(error, 'Everything you typed is still here.'),
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
