import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { tagSuggestionsQuery } from '#src/api/editorSuggestions.ts'
import { TAG_SUGGESTIONS_DELAY_MS } from '#src/product/limits.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'

/** Existing tags that contain the typed text; the request is debounced (B5.4-08, B8.2-01). */
export function useTagSuggestions(typed: string): readonly string[] {
  const { clock } = useAtomValue(worldAtom)
  const [text, setText] = useState('')
  const wanted = typed.trim()

  useEffect(() => {
    if (wanted === '') return undefined
    return clock.setTimeout(() => setText(wanted), TAG_SUGGESTIONS_DELAY_MS)
  }, [wanted, clock])

  const isAsked = wanted !== '' && text !== ''
  const { data } = useQuery({ ...tagSuggestionsQuery(text), enabled: isAsked, placeholderData: keepPreviousData })
  return isAsked ? (data ?? []) : []
}
