import { atom } from 'jotai'
import * as v from 'valibot'
import { worldAtom } from '#src/world/worldAtoms.ts'

/**
 * An atom stored in the world's storage as JSON. A stored value that no longer fits the schema counts as absent; if
 * the storage is full or blocked, the value lasts as long as the page. Changes of other tabs update it.
 */
export function persistedAtom<const S extends v.GenericSchema>(key: string, schema: S, initial: v.InferOutput<S>) {
  const stored = v.pipe(v.string(), v.parseJson(), schema)
  const unwritten = atom<{ value: v.InferOutput<S> } | undefined>(undefined)
  const changes = atom(0)

  // Only events of the world's own storage count: a story's Map never receives them.
  changes.onMount = (bump) => {
    if (typeof window === 'undefined') return undefined
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) bump((times) => times + 1)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }

  return atom(
    (get): v.InferOutput<S> => {
      get(changes)
      const held = get(unwritten)
      if (held) return held.value
      const read = v.safeParse(stored, readItem(get(worldAtom).storage, key))
      return read.success ? read.output : initial
    },
    (get, set, next: v.InferOutput<S>) => {
      try {
        get(worldAtom).storage.setItem(key, JSON.stringify(next))
        set(unwritten, undefined)
      } catch {
        set(unwritten, { value: next })
      }
      set(changes, (times) => times + 1)
    },
  )
}

function readItem(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}
