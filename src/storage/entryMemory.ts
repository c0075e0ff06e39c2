import * as v from 'valibot'

/** Steps of the history whose pages are remembered; older ones start afresh. */
const ENTRIES_KEPT = 24

/**
 * What a page has to know again when Back, Forward or a reload leads to it: stored per entry of the history, in a world's
 * `sessionStorage`. What no longer fits the schema counts as absent; where the storage is full, nothing is remembered.
 */
export function entryMemory<const S extends v.GenericSchema>(key: string, schema: S) {
  const stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.unknown()]))), [])

  const readAll = (storage: Storage): [entry: string, value: unknown][] => {
    try {
      return v.parse(stored, storage.getItem(key))
    } catch {
      return []
    }
  }

  return {
    read(storage: Storage, entry: string): v.InferOutput<S> | undefined {
      const found = readAll(storage).find(([name]) => name === entry)
      const value = v.safeParse(schema, found?.[1])
      return value.success ? value.output : undefined
    },
    write(storage: Storage, entry: string, value: v.InferInput<S>): void {
      const others = readAll(storage).filter(([name]) => name !== entry)
      try {
        storage.setItem(key, JSON.stringify([...others, [entry, value]].slice(-ENTRIES_KEPT)))
      } catch {
        // Full: Back leads to the top of the first page.
      }
    },
  }
}
