import type { QueryClient } from '@tanstack/react-query'
import { atom, type Getter } from 'jotai'
import type { Store } from './Store.ts'
import type { World } from './World.ts'

/** Values that createApp writes to each of its stores, once, before the first read. */
export const givenAtom = atom<{ world: World; queryClient: QueryClient; store: Store } | undefined>(undefined)

function given(get: Getter) {
  const parts = get(givenAtom)
  if (!parts) throw new Error('This store belongs to no world: it was not made by createApp.')
  return parts
}

/** The world of this store. */
export const worldAtom = atom((get) => given(get).world)
/** The server state of this store's app; it also identifies the connection (api/http.ts). */
export const queryClientAtom = atom((get) => given(get).queryClient)
/** The store itself, for objects that write atoms: each is created once, when its atom is first read. */
export const storeAtom = atom((get) => given(get).store)
