import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { isUnauthorized } from '#src/api/calls/ApiError.ts'
import { lastEditedOf, updateCharacterMutation } from '#src/api/calls/characterEditing.ts'
import { characterQuery } from '#src/api/calls/characters.ts'
import { saidOr } from '#src/api/calls/failureTexts.ts'
import type { NotKnown } from '#src/api/calls/notKnown.ts'
import { useFormSubmit } from '#src/components/Form/useFormSubmit.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { bodyOf, isSameCharacter, valuesOf } from '../characterBody.ts'
import type { CharacterFormValues } from '../characterForm.ts'
import { useEditor, useMoment } from '../Editor.tsx'
import { refusedFields } from './refusedFields.ts'
import { type Saved, savedOf } from './saved.ts'
import type { FormDraft } from '../draft/useDraft.ts'
import { isInDoubt, useFormFailure } from './useFormFailure.ts'

interface Parts {
  id: string
  saved: Saved
  draft: FormDraft
  /** Saving is disabled because the character is being deleted. */
  isOff: boolean
  /** What is unknown about a deletion that a reload aborted. */
  unknownBefore: NotKnown | undefined
  onSaved(saved: Saved, sent: CharacterFormValues): void
}

/** Saves the character. If it was changed elsewhere since it was read, asks first. */
export function useSave({ id, saved, draft, isOff, unknownBefore, onSaved }: Parts) {
  const { form } = useEditor()
  const { busy } = useMoment()
  const client = useQueryClient()
  const { mutateAsync: update } = useMutation({ ...updateCharacterMutation, gcTime: 0 })
  const showToast = useSetAtom(showToastAtom)
  const formFailure = useFormFailure()
  /** The version that was saved elsewhere. */
  const [other, setOther] = useState<Saved>()
  /** The other version that the owner has seen and overwrites. A third version asks again. */
  const overwritten = useRef<Saved>(undefined)
  /** The values sent last: the server may have stored them without a response. */
  const lastSent = useRef<CharacterFormValues>(undefined)

  /**
   * If this request fails, there is nothing to compare; the save then fails for the same reason, or succeeds unchecked.
   */
  const changedElsewhere = async (): Promise<Saved | undefined> => {
    const now = await client.query({ ...characterQuery(id), staleTime: 0, retry: false }).catch(() => undefined)
    if (!now || [saved.lastEdited, overwritten.current?.lastEdited].includes(lastEditedOf(now))) return undefined
    const theirs = savedOf(now)
    const known = [saved.values, lastSent.current, overwritten.current?.values]
    return known.some((one) => one && isSameCharacter(theirs.values, one)) ? undefined : theirs
  }

  const submit = useFormSubmit({
    form,
    isOff: isOff || busy !== undefined,
    mutation: {
      onMutate: () => draft.flush(),
      // The decision about the other version applies to one save only.
      onSettled: () => {
        overwritten.current = undefined
      },
      mutationFn: async (values: CharacterFormValues): Promise<{ other?: Saved; saved?: Saved }> => {
        const theirs = await changedElsewhere()
        if (theirs && !isSameCharacter(theirs.values, values)) return { other: theirs }
        lastSent.current = values
        const response = await update({ id, body: bodyOf(values) })
        showToast({ message: 'Character saved.', style: 'success' })
        const now = response?.id ? valuesOf(response) : values
        return { saved: { values: now, lastEdited: (response && lastEditedOf(response)) ?? saved.lastEdited } }
      },
      // Runs even if the page was left meanwhile.
      onSuccess: ({ saved: now }, values) => {
        if (now) draft.forgetSent(bodyOf(values))
      },
      onError: (error) => formFailure(error, 'Failed updating character.'),
    },
    body: (values) => (overwritten.current || !isSameCharacter(values, saved.values) ? values : undefined),
    refusable: refusedFields,
    unknownBefore,
    failureText: (error) =>
      isUnauthorized(error) || isInDoubt(error) ? undefined : saidOr(error, 'Everything you typed is still here.'),
    onSuccess: (now, sent) => {
      setOther(now.other)
      if (now.saved) onSaved(now.saved, sent)
    },
  })

  const overwrite = () => {
    overwritten.current = other
    setOther(undefined)
    submit.submit()
  }
  return { ...submit, other, forgetOther: () => setOther(undefined), overwrite }
}
