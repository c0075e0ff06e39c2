import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { storeChoices, readWorldChoices } from './worldChoices.ts'

it('an address that says nothing means the usual world', () => {
  expect(readWorldChoices('?query=sea', memoryStorage())).toEqual({
    scenario: 'default',
    transport: 'worker',
    panel: true,
    asked: {},
    beginsAnew: false,
    search: '?query=sea',
    notices: [],
  })
})

it('everything an address says is taken off it and stored for the tab', () => {
  const storage = memoryStorage()
  const search =
    '?scenario=no-chats-yet&viewer=jonas&transport=in-page&panel=off&latency=0&retry=0&seed=x&fault=listMyChats.500&order=liked'
  expect(readWorldChoices(search, storage)).toEqual({
    scenario: 'no-chats-yet',
    viewer: 'jonas',
    transport: 'in-page',
    panel: false,
    latencyMs: 0,
    firstRetryMs: 0,
    seed: 'x',
    faults: [{ operation: 'listMyChats', status: 500 }],
    asked: { viewer: 'jonas' },
    beginsAnew: true,
    search: '?order=liked',
    notices: [],
  })
  expect(readWorldChoices('', storage)).toMatchObject({
    scenario: 'no-chats-yet',
    transport: 'in-page',
    panel: false,
    latencyMs: 0,
    seed: 'x',
    faults: [{ operation: 'listMyChats', status: 500 }],
    asked: {},
    beginsAnew: false,
    search: '',
  })
})

it('a fault plan comes back with its counts, until the address begins another world', () => {
  const storage = memoryStorage()
  const planned = [
    { id: 1, fault: { operation: 'likeCharacter' as const, times: 2 }, calls: 1, used: 1, released: false },
  ]
  storeChoices(storage, { scenario: 'signed-in', transport: 'worker', panel: true, planned })
  expect(readWorldChoices('', storage).planned).toEqual(planned)
  expect(readWorldChoices('?scenario=signed-in', storage).planned).toBeUndefined()
})

it.for([
  { search: '?scenario=nonsense', says: 'There is no scenario "nonsense"' },
  { search: '?viewer=stranger', says: 'There is no viewer "stranger"' },
  { search: '?transport=pigeon', says: 'There is no transport "pigeon"' },
  { search: '?clock=yesterday', says: '"yesterday" is no time' },
  { search: '?latency=soon', says: '"soon" is no latency' },
  { search: '?retry=never', says: '"never" is no retry' },
  { search: '?seed=', says: 'A seed is a word' },
  { search: '?fault=likeCharacter.418', says: 'The contract lists no 418 for likeCharacter' },
  { search: '?fault=flyToTheMoon.500', says: 'no operation flyToTheMoon' },
  { search: '?fault=likeCharacter.sometimes', says: '"sometimes" is no part of a fault' },
])('$search is named, changes nothing, and the rest is applied', ({ search, says }) => {
  const read = readWorldChoices(`${search}&panel=off&query=sea`, memoryStorage())
  expect(read).toMatchObject({ scenario: 'default', transport: 'worker', panel: false, search: '?query=sea' })
  expect(read.faults ?? []).toEqual([])
  expect(read.notices).toEqual([expect.stringContaining(says)])
})

it('what another version stored is left alone', () => {
  const storage = memoryStorage({ 'perigee.mock': '{"scenario":"gone"}' })
  expect(readWorldChoices('', storage).scenario).toBe('default')
})
