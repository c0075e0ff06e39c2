import { deobfuscate, obfuscate } from './obfuscation.ts'

/** The three records a sign-in leaves in the browser (A3-23 … A3-25); names are ours (NS-35). */
export const CREDENTIAL_KEYS = { access: 'perigee.access', refresh: 'perigee.refresh', user: 'perigee.user' } as const
type Credential = keyof typeof CREDENTIAL_KEYS

export interface Credentials {
  read(which: Credential): string | undefined
  write(which: Credential, value: string): void
  clear(): void
}

/**
 * Reads and writes credentials in `storage`. Where writing fails (full or blocked storage) the value is kept in
 * memory, so that the session lasts as long as the page.
 */
export function credentialsIn(storage: Storage): Credentials {
  const unwritten = new Map<Credential, string>()
  return {
    read: (which) => {
      if (unwritten.has(which)) return unwritten.get(which)
      try {
        const stored = storage.getItem(CREDENTIAL_KEYS[which])
        return stored === null ? undefined : deobfuscate(stored)
      } catch {
        return undefined
      }
    },
    write: (which, value) => {
      try {
        storage.setItem(CREDENTIAL_KEYS[which], obfuscate(value))
        unwritten.delete(which)
      } catch {
        unwritten.set(which, value)
      }
    },
    clear: () => {
      unwritten.clear()
      for (const key of Object.values(CREDENTIAL_KEYS)) {
        try {
          storage.removeItem(key)
        } catch {
          // Nothing was stored where nothing can be removed.
        }
      }
    },
  }
}
