import { deobfuscate, obfuscate } from './obfuscation.ts'

/** The three records a sign-in leaves in the browser (A3-23 … A3-25); names are ours (NS-35). */
export const CREDENTIAL_KEYS = { access: 'perigee.access', refresh: 'perigee.refresh', user: 'perigee.user' } as const
type Credential = keyof typeof CREDENTIAL_KEYS

export interface Credentials {
  read(which: Credential): string | undefined
  write(which: Credential, value: string): void
  /** The access token goes first: no other tab ever sees it without the rest. */
  clear(): void
}

/** What is stored now. For boot.ts, which asks once and writes nothing. */
export function storedCredential(storage: Storage, which: Credential): string | undefined {
  return deobfuscate(storage.getItem(CREDENTIAL_KEYS[which]) ?? '')
}

/**
 * Reads and writes credentials in `storage`. What cannot be written (full storage) is held in memory, so that the
 * session lasts as long as the page; where the storage is blocked in mid-session, what was last known stays.
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
        // Blocked meanwhile: what is known has to do.
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
          // Nothing was stored where nothing can be removed.
        }
      }
    },
  }
}
