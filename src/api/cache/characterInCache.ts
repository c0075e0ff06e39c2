import type { QueryClient } from '@tanstack/react-query'
import { characterKeys } from '../calls/characters.ts'
import type { Character } from '../generated/calls.schemas.ts'

/** A character that is in a cached list, if any: lists contain whole characters. */
export function characterInCache(client: QueryClient, id: string): Character | undefined {
  for (const query of client.getQueryCache().findAll({ queryKey: characterKeys.all })) {
    const found = characterIn(query.state.data, id)
    if (found) return found
  }
  return undefined
}

function characterIn(data: unknown, id: string): Character | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('creatorId' in data) return 'id' in data && data.id === id ? (data as Character) : undefined
  for (const part of Object.values(data)) {
    const found = characterIn(part, id)
    if (found) return found
  }
  return undefined
}
