import { memoryStorage } from './memoryStorage.ts'

/**
 * The browser's own storage, or memory where it is blocked: with cookies refused, even reading
 * `window.localStorage` throws.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const storage = globalThis[kind]
    storage.getItem('')
    return storage
  } catch {
    return memoryStorage()
  }
}
