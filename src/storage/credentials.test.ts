import { expect, it, vi } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { CREDENTIAL_KEYS, credentialsIn } from './credentials.ts'
import { deobfuscate, obfuscate } from './obfuscation.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTUyNTQ0MDB9.c2lnbmF0dXJl'
const USER = JSON.stringify({ id: '7d0c', username: 'mira', email: 'mira@example.com' })

it.for([
  { rows: ['A3-23', 'NS-36'], which: 'access', value: TOKEN, telling: [TOKEN, 'eyJleHAi'] },
  { rows: ['A3-24', 'NS-36'], which: 'refresh', value: TOKEN, telling: [TOKEN, 'eyJleHAi'] },
  { rows: ['A3-25', 'NS-36'], which: 'user', value: USER, telling: ['mira', 'example.com', 'username'] },
] as const)('the $which record is stored, and is not readable as such', ({ which, value, telling }) => {
  const storage = memoryStorage()
  credentialsIn(storage).write(which, value)
  const stored = storage.getItem(CREDENTIAL_KEYS[which]) ?? ''
  expect(credentialsIn(storage).read(which)).toBe(value)
  for (const word of telling) {
    expect(stored).not.toContain(word)
    expect(atob(stored)).not.toContain(word)
  }
})

it.for(['', 'a', 'söme ☾ text', 'x'.repeat(5000), '{"a":":"}'])(
  '%j is unchanged after encoding and decoding',
  (text) => {
    expect(deobfuscate(obfuscate(text))).toBe(text)
  },
)

it.for([
  { rows: ['NS-36'], what: 'foreign text', stored: 'hello' },
  { rows: ['NS-36'], what: 'foreign JSON', stored: '{"token":"abc"}' },
  { rows: ['NS-36'], what: 'a plain token', stored: TOKEN },
  { rows: ['NS-36'], what: 'base64 of something else', stored: btoa('something else') },
  { rows: ['NS-36'], what: 'the text "undefined"', stored: 'undefined' },
  { rows: ['NS-36'], what: 'nothing', stored: '' },
  { rows: ['NS-36'], what: 'a value cut short', stored: obfuscate(TOKEN).slice(0, -8) },
  {
    rows: ['NS-36'],
    what: 'a value with one letter changed',
    stored: obfuscate(TOKEN).replace(/[A-Z]/, (letter) => (letter === 'Q' ? 'R' : 'Q')),
  },
])('$what counts as absent', ({ stored }) => {
  const storage = memoryStorage({ [CREDENTIAL_KEYS.access]: stored })
  expect(credentialsIn(storage).read('access')).toBeUndefined()
})

it('prefers the newer value in memory to the older one in the full storage', () => {
  const storage = memoryStorage()
  const credentials = credentialsIn(storage)
  credentials.write('access', 'old')
  vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  credentials.write('access', 'new')
  expect(credentials.read('access')).toBe('new')
  credentials.write('access', 'newest')
  expect(credentialsIn(storage).read('access')).toBe('newest')
})

it('continues with the known values if the storage is blocked during the session', () => {
  const storage = memoryStorage()
  const credentials = credentialsIn(storage)
  credentials.write('access', TOKEN)
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.spyOn(storage, 'getItem').mockImplementation(blocked)
  vi.spyOn(storage, 'setItem').mockImplementation(blocked)
  vi.spyOn(storage, 'removeItem').mockImplementation(blocked)
  expect(credentials.read('access')).toBe(TOKEN)
  credentials.write('access', 'renewed')
  expect(credentials.read('access')).toBe('renewed')
  credentials.clear()
  expect(credentials.read('access')).toBeUndefined()
})

it('removes the access token first, so that no other tab sees it without its refresh token', () => {
  const storage = memoryStorage()
  const removed = vi.spyOn(storage, 'removeItem')
  credentialsIn(storage).clear()
  expect(removed.mock.calls.map(([key]) => key)).toEqual([
    CREDENTIAL_KEYS.access,
    CREDENTIAL_KEYS.refresh,
    CREDENTIAL_KEYS.user,
  ])
})
