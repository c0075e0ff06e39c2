import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { randomTraitsQuery } from '#src/api/calls/editorSuggestions.ts'
import { TRAITS_MAX } from '#src/product/limits.ts'
import { USUAL_STRENGTH } from '../characterBody.ts'
import type { Trait } from '../characterForm.ts'

/** The initial traits of a new form if the server suggests none. */
const FALLBACK: readonly Trait[] = [
  { name: 'thoughtful', strength: 'moderately' },
  { name: 'creative', strength: 'quite a lot' },
  { name: 'determined', strength: 'absolutely' },
]

/** Returns some traits for an untouched form; never fails. */
export function useRandomTraits(): () => Promise<Trait[]> {
  const client = useQueryClient()
  return useCallback(async () => {
    const names = await client.query(randomTraitsQuery).catch(() => [])
    const traits = [...new Set(names)].slice(0, TRAITS_MAX).map((name) => ({ name, strength: USUAL_STRENGTH }))
    return traits.length > 0 ? traits : [...FALLBACK]
  }, [client])
}
