import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { characterQuery } from '#src/api/calls/characters.ts'
import { saidOr } from '#src/api/calls/failureTexts.ts'
import type { Character } from '#src/api/generated/calls.schemas.ts'
import { showToastAtom } from '#src/components/Toasts/showToast.ts'

interface CharacterToEdit {
  /** Refetches the character: data from a list may be minutes old. */
  character?: Character | undefined
  failure?: { text: string; onTryAgain: () => void } | undefined
}

export function useCharacterToEdit(id: string): CharacterToEdit {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...characterQuery(id),
    refetchOnMount: 'always',
  })
  const showToast = useSetAtom(showToastAtom)

  useEffect(() => {
    if (error) showToast({ message: 'Error loading character', style: 'error' })
  }, [error, showToast])

  if (isFetching && !isFetchedAfterMount) return {}
  if (data) return { character: data }
  const text = error ? saidOr(error, 'The character could not be loaded.') : 'Character not found.'
  return isFetching ? {} : { failure: { text, onTryAgain: () => void refetch() } }
}
