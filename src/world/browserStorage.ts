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

/**
 * Puts memory in the place of a blocked `window.localStorage`, for a library that reads it while it is loaded and would
 * take the whole app with it.
 */
export function replaceBlockedStorage(): void {
  const storage = browserStorage('localStorage')
  try {
    globalThis.localStorage.getItem('')
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage })
  }
}
