import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isNotFound } from '#src/api/calls/ApiError.ts'
import { characterQuery } from '#src/api/calls/characters.ts'
import { useSentNote } from '#src/components/Form/cutOff.ts'
import { useOwnDraft } from '#src/session/ownDraft.ts'
import { unsavedEdits } from '../draft/draft.ts'
import { deletionOf, useFinishDeletion } from '../save/useDelete.ts'
import { Verifying } from './EditGates.tsx'

interface Props {
  characterId: string
  children: ReactNode
}

/**
 * Shows `children`, unless a reload aborted this user's deletion of the character and the character is gone: then the
 * deletion has succeeded, and the app does the same as after its response. Reads the character first, because
 * nobody owns a character that is gone.
 */
export function UnlessDeleted({ characterId, children }: Props) {
  const note = useSentNote(deletionOf(characterId).about)
  const [wasSent] = useState(() => note?.read() === true)
  const { data, error, isPending } = useQuery({ ...characterQuery(characterId), enabled: wasSent })
  const isDeleted = wasSent && (data === null || isNotFound(error))
  const edits = useOwnDraft(unsavedEdits, characterId)
  const finish = useFinishDeletion(characterId)

  useEffect(() => {
    if (!isDeleted) return
    note?.write(undefined)
    edits.write(undefined)
    finish()
    // `finish` differs in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDeleted])

  return isDeleted || (wasSent && isPending) ? <Verifying /> : children
}
