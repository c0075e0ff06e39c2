import { afterEach, beforeEach, expect, it } from 'vitest'
import { browserStorage, replaceBlockedStorage } from './browserStorage.ts'

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
const storageIs = (get: () => unknown) => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })

beforeEach(() => {
  storageIs(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
})
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

it('uses memory if the browser refuses its storage', () => {
  const storage = browserStorage('localStorage')
  storage.setItem('key', 'value')
  expect(storage.getItem('key')).toBe('value')
})

it('replaces a blocked storage also for code that reads it directly', () => {
  replaceBlockedStorage()
  localStorage.setItem('key', 'value')
  expect(localStorage.getItem('key')).toBe('value')
})

it('keeps a working storage', () => {
  const works = { getItem: () => 'kept' }
  storageIs(() => works)
  replaceBlockedStorage()
  expect(localStorage).toBe(works)
})
