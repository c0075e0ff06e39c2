import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ApiError } from '#src/api/ApiError.ts'
import { updateCharacterMutation } from '#src/api/characterEditing.ts'
import { characterQuery } from '#src/api/characters.ts'
import { saidOr } from '#src/api/failureTexts.ts'
import type { Character } from '#src/api/generated/schemas/character.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'
import { storeAfterSignInAtom } from '#src/session/afterSignIn.ts'
import { bodyOf, isSameCharacter, valuesOf } from './characterBody.ts'
import type { CharacterFormValues } from './characterForm.ts'
import type { DraftStore } from './useDraft.ts'

export interface Saved {
  values: CharacterFormValues
  lastEdited: string
}

interface Parts {
  id: string
  saved: Saved
  draft: DraftStore
  onSaved(saved: Saved, sent: CharacterFormValues): void
}

/** Saves the character, unless it was changed elsewhere since it was read: then it asks first. */
export function useSave({ id, saved, draft, onSaved }: Parts) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({ ...updateCharacterMutation, gcTime: 0 })
  const showToast = useSetAtom(showToastAtom)
  const storeAfterSignIn = useSetAtom(storeAfterSignInAtom)
  const [failure, setFailure] = useState<string>()
  /** The character as saved elsewhere meanwhile. */
  const [other, setOther] = useState<CharacterFormValues>()

  /** What cannot be read cannot be compared; saving will fail for the same reason, or it will not matter. */
  const changedElsewhere = async (): Promise<CharacterFormValues | undefined> => {
    const now = await client.query({ ...characterQuery(id), staleTime: 0, retry: false }).catch(() => undefined)
    if (!now || now.last_edited === saved.lastEdited) return undefined
    const values = valuesOf(now)
    return isSameCharacter(values, saved.values) ? undefined : values
  }

  const overwrite = async (values: CharacterFormValues) => {
    setFailure(undefined)
    setOther(undefined)
    draft.flush()
    let response: Character | undefined
    try {
      response = await mutateAsync({ id, body: bodyOf(values) })
    } catch (error) {
      // The prompt says the rest; what was typed is stored for the way back.
      if (error instanceof ApiError && error.status === 401) storeAfterSignIn(() => undefined)
      else {
        showToast({ message: 'Failed updating character.', style: 'error' }) // B8.5-03
        setFailure(saidOr(error as Error, 'The character was not saved. Everything you typed is still here.'))
      }
      throw error
    }
    onSaved(
      { values: response?.id ? valuesOf(response) : values, lastEdited: response?.last_edited ?? saved.lastEdited },
      values,
    )
    showToast({ message: 'Character saved.', style: 'success' }) // NS-31
  }

  const save = async (values: CharacterFormValues) => {
    const theirs = await changedElsewhere()
    if (theirs) return setOther(theirs)
    await overwrite(values)
  }

  return { save, overwrite, failure, setFailure, other, forgetOther: () => setOther(undefined) }
}
