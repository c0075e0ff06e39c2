import { afterEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { readWorldChoices } from './worldChoices.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('an address that says nothing means the usual world', () => {
  expect(readWorldChoices('?query=sea', memoryStorage())).toEqual({
    scenario: 'default',
    transport: 'worker',
    latencyMs: undefined,
    firstRetryMs: undefined,
    seed: undefined,
    viewer: undefined,
    beginsAnew: false,
    search: '?query=sea',
  })
})

it('everything an address says is taken off it and kept for the tab', () => {
  const storage = memoryStorage()
  const search = '?scenario=no-chats-yet&viewer=jonas&transport=in-page&latency=0&retry=0&seed=x&order=liked'
  expect(readWorldChoices(search, storage)).toEqual({
    scenario: 'no-chats-yet',
    transport: 'in-page',
    latencyMs: 0,
    firstRetryMs: 0,
    seed: 'x',
    viewer: 'jonas',
    beginsAnew: true,
    search: '?order=liked',
  })
  expect(readWorldChoices('', storage)).toMatchObject({
    scenario: 'no-chats-yet',
    transport: 'in-page',
    latencyMs: 0,
    firstRetryMs: 0,
    seed: 'x',
    viewer: undefined,
    beginsAnew: false,
    search: '',
  })
})

it.for([
  { search: '?scenario=nonsense', says: 'There is no scenario "nonsense"' },
  { search: '?viewer=stranger', says: 'There is no viewer "stranger"' },
  { search: '?transport=pigeon', says: 'There is no transport "pigeon"' },
])('$search is named and changes nothing', ({ search, says }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(readWorldChoices(search, memoryStorage())).toMatchObject({
    scenario: 'default',
    transport: 'worker',
    search: '',
  })
  expect(warn.mock.calls[0]?.[0]).toContain(says)
})

it('what another version kept is left alone', () => {
  const storage = memoryStorage({ 'perigee.mock': '{"scenario":"gone"}' })
  expect(readWorldChoices('', storage).scenario).toBe('default')
})
