import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { storeChoices, readWorldChoices } from './worldChoices.ts'

it('an address without mock parameters gives the default world', () => {
  expect(readWorldChoices('?query=sea', memoryStorage())).toEqual({
    scenario: 'default',
    transport: 'worker',
    panel: true,
    asked: {},
    beginsAnew: false,
    search: '?query=sea',
    hash: '',
    notices: [],
  })
})

it('mock parameters are removed from the address and stored for the tab', () => {
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
    hash: '',
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

it('a fault plan keeps its counts until the address starts another world', () => {
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
  { search: '?clock=yesterday', says: '"yesterday" is not a valid time' },
  { search: '?latency=soon', says: '"soon" is not a valid latency' },
  { search: '?retry=never', says: '"never" is not a valid retry' },
  { search: '?seed=', says: 'A seed is a word' },
  { search: '?fault=likeCharacter.418', says: 'The contract lists no 418 for likeCharacter' },
  { search: '?fault=flyToTheMoon.500', says: 'no operation flyToTheMoon' },
  { search: '?fault=likeCharacter.sometimes', says: '"sometimes" is not part of a fault' },
  { search: '?fault=likeCharacter.403.nth-0', says: 'nth counts calls from 1.' },
  { search: '?scenario=siged-in', says: 'The nearest name is "signed-in".' },
  { search: '?viewer=Mirra', says: 'The nearest name is "mira".' },
  { search: '?fault=likeCharacters.403', says: 'The nearest name is likeCharacter.' },
  { search: '?fault=likeCharacter.onec', says: 'The nearest word is "once".' },
  { search: '?scenaro=offline', says: 'There is no parameter "scenaro". The nearest name is "scenario".' },
  { search: '?Scenario=offline', says: 'There is no parameter "Scenario". The nearest name is "scenario".' },
])('$search gives a notice and is ignored; other parameters are applied', ({ search, says }) => {
  const read = readWorldChoices(`${search}&panel=off&query=sea`, memoryStorage())
  expect(read).toMatchObject({ scenario: 'default', transport: 'worker', panel: false, search: '?query=sea' })
  expect(read.faults ?? []).toEqual([])
  expect(read.notices).toEqual([expect.stringContaining(says)])
})

it('data stored by another version is ignored', () => {
  const storage = memoryStorage({ 'perigee.mock': '{"scenario":"gone"}' })
  expect(readWorldChoices('', storage).scenario).toBe('default')
})

it('a notice does not list all names', () => {
  const { notices } = readWorldChoices('?scenario=nonsense', memoryStorage())
  expect(notices[0]!.length).toBeLessThan(100)
})

it('a repeated parameter gives a notice, and its first value is used', () => {
  const read = readWorldChoices('?scenario=offline&scenario=signed-in', memoryStorage())
  expect(read).toMatchObject({ scenario: 'offline', search: '' })
  expect(read.notices).toEqual(['The link has "scenario" more than once. Only the first one is used.'])
  expect(readWorldChoices('?fault=readMe.500&fault=readMe.hold', memoryStorage()).notices).toEqual([])
})

it.for([
  { hash: '#?scenario=offline', left: '' },
  { hash: '#scenario=offline', left: '' },
  { hash: '#/search?query=sea&scenario=offline', left: '#/search?query=sea' },
])('a parameter after the # gives a notice and is removed: $hash', ({ hash, left }) => {
  const read = readWorldChoices('', memoryStorage(), { hash })
  expect(read).toMatchObject({ scenario: 'default', hash: left })
  expect(read.notices).toEqual(['"scenario" stands behind the # of the address. Write it before the #.'])
})

it('parameters of the app are not changed', () => {
  const search = '?query=sea&order=liked&page=2&ts=5&tab=likes&sort_by=name&sort_order=asc&token=x&redirect=%2Fchats'
  const read = readWorldChoices(search, memoryStorage(), { hash: '#/search?query=clock' })
  expect(read).toMatchObject({ search, hash: '#/search?query=clock', notices: [] })
})

it('a new tab uses the world of the open tab; a tab with its own world keeps it', () => {
  const planned = [
    { id: 1, fault: { operation: '*' as const, hold: true as const }, calls: 0, used: 0, released: false },
  ]
  const otherTab = { scenario: 'signed-in' as const, latencyMs: 0, planned }
  const storage = memoryStorage()
  expect(readWorldChoices('', storage, { otherTab })).toMatchObject(otherTab)
  expect(readWorldChoices('', storage, { otherTab: { scenario: 'offline' } }).scenario).toBe('signed-in')
  expect(readWorldChoices('?scenario=offline', memoryStorage(), { otherTab }).planned).toBeUndefined()
})

it('the captured session of a link begins without the former choices of the tab', () => {
  const storage = memoryStorage()
  readWorldChoices('?scenario=signed-in&latency=400&fault=listMyChats.500&panel=off', storage)
  const read = readWorldChoices('?capture=./bug.json&fault=readMe.500', storage, { opensCapture: true })
  expect(read).toMatchObject({ scenario: 'default', panel: false, search: '', notices: [] })
  expect(read).toMatchObject({ faults: [{ operation: 'readMe', status: 500 }], beginsAnew: false })
  expect(read).not.toHaveProperty('latencyMs')
})

it('a captured session that was not opened changes no choice of the tab', () => {
  const storage = memoryStorage()
  readWorldChoices('?scenario=signed-in&latency=400', storage)
  expect(readWorldChoices('?capture=./bug.json', storage)).toMatchObject({
    scenario: 'signed-in',
    latencyMs: 400,
    search: '',
  })
})

it('a captured session has its own data and user: a link can only sign out', () => {
  const search = '?capture=./bug.json&scenario=offline&seed=x&viewer=jonas'
  const read = readWorldChoices(search, memoryStorage(), { opensCapture: true })
  expect(read).toMatchObject({ scenario: 'default', asked: {}, search: '' })
  expect(read.notices).toEqual([
    'A captured session has its own data: "scenario" is not used.',
    'A captured session has its own data: "seed" is not used.',
    'A captured session has its own user: "viewer" is not used.',
  ])
  const signedOut = readWorldChoices('?capture=./bug.json&viewer=nobody', memoryStorage(), { opensCapture: true })
  expect(signedOut).toMatchObject({ asked: { viewer: null }, notices: [] })
})
