import type { QueryClient } from '@tanstack/react-query'
import { atom, type Getter } from 'jotai'
import type { World } from './World.ts'

/** What createApp puts into each store it makes, once, before anything else reads it. */
export const givenAtom = atom<{ world: World; queryClient: QueryClient } | undefined>(undefined)

function given(get: Getter) {
  const parts = get(givenAtom)
  if (!parts) throw new Error('This store belongs to no world: it was not made by createApp.')
  return parts
}

/** The world this store belongs to. */
export const worldAtom = atom((get) => given(get).world)
/** The server state of this store's app; it carries the connection too (api/http.ts). */
export const queryClientAtom = atom((get) => given(get).queryClient)
