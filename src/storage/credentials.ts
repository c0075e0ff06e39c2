import { deobfuscate, obfuscate } from './obfuscation.ts'

/** The three records a sign-in leaves in the browser; names are ours. */
export const CREDENTIAL_KEYS = { access: 'perigee.access', refresh: 'perigee.refresh', user: 'perigee.user' } as const
type Credential = keyof typeof CREDENTIAL_KEYS

export interface Credentials {
  read(which: Credential): string | undefined
  write(which: Credential, value: string): void
  /** The access token is removed first: no other tab ever sees it without the rest. */
  clear(): void
}

/** The stored credentials. For boot.ts, which reads once and writes nothing. */
export function storedCredential(storage: Storage, which: Credential): string | undefined {
  return deobfuscate(storage.getItem(CREDENTIAL_KEYS[which]) ?? '')
}

/**
 * Reads and writes credentials in `storage`. Values that cannot be written (full storage) are kept in memory, so that
 * the session lasts as long as the page; if the storage becomes blocked, the last known values stay.
 */
export function credentialsIn(storage: Storage): Credentials {
  const known = new Map<Credential, string>()
  const unwritten = new Set<Credential>()
  return {
    read(which) {
      try {
        if (!unwritten.has(which)) {
          const value = storedCredential(storage, which)
          if (value === undefined) known.delete(which)
          else known.set(which, value)
        }
      } catch {
        // Blocked meanwhile: the known values are used.
      }
      return known.get(which)
    },
    write(which, value) {
      known.set(which, value)
      try {
        storage.setItem(CREDENTIAL_KEYS[which], obfuscate(value))
        unwritten.delete(which)
      } catch {
        unwritten.add(which)
      }
    },
    clear() {
      known.clear()
      unwritten.clear()
      for (const key of Object.values(CREDENTIAL_KEYS)) {
        try {
          storage.removeItem(key)
        } catch {
          // If nothing can be removed, nothing was stored.
        }
      }
    },
  }
}
