import { keysOf } from './storageKeys.ts'

/** Where drafts are stored, as texts by key. */
export interface DraftTexts {
  read(key: string): string | undefined
  /** Undefined removes the text. Returns whether a text is stored persistently. */
  write(key: string, text: string | undefined): boolean
  /** Whether the text of this key is stored persistently. */
  isStored(key: string): boolean
  keys(): string[]
}

/** Texts in `storage`. Texts that a full or blocked storage refuses are kept in memory until the page is closed. */
export function draftTextsIn(storage: Storage | undefined): DraftTexts {
  const held = new Map<string, string>()
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return storage && run(storage)
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => held.get(key) ?? attempt((into) => into.getItem(key)) ?? undefined,
    write(key, text) {
      held.delete(key)
      if (text === undefined) {
        attempt((from) => from.removeItem(key))
        return false
      }
      // Some browsers drop a text without an error.
      const isStored = attempt((into) => {
        into.setItem(key, text)
        return into.getItem(key) === text
      })
      if (!isStored) held.set(key, text)
      return isStored === true
    },
    isStored: (key) => !held.has(key) && (attempt((from) => from.getItem(key) !== null) ?? false),
    keys: () => [...held.keys(), ...(attempt(keysOf) ?? [])],
  }
}
