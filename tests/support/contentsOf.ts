import { keysOf } from '#src/storage/storageKeys.ts'

/** All items of a storage, by key. */
export function contentsOf(storage: Storage): Record<string, string> {
  return Object.fromEntries(keysOf(storage).map((key) => [key, storage.getItem(key) ?? '']))
}
