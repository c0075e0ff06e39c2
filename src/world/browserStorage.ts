import { memoryStorage } from './memoryStorage.ts'

/**
 * The browser's own storage, or memory if it is blocked: without cookies, even reading
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
 * Replaces a blocked `window.localStorage` by memory, for a library that reads it while it loads: its exception would
 * stop the whole app.
 */
export function replaceBlockedStorage(): void {
  const storage = browserStorage('localStorage')
  try {
    globalThis.localStorage.getItem('')
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage })
  }
}
