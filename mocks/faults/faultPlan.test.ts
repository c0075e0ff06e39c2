import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import type { Fault } from './fault.ts'
import { createFaultPlan } from './faultPlan.ts'

function start(...faults: Fault[]) {
  const clock = movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
  const server = createMockServer({ clock, faults, strict: 'throw' })
  const get = (path: string, init?: RequestInit) => server.fetch(`http://localhost/api/v1${path}`, init)
  return { server, clock, get }
}

it.for([
  { fault: { operation: '*', status: 404 }, says: 'Every call can return 401' },
  { fault: { operation: 'fly', status: 500 }, says: 'no operation fly' },
])('$fault is refused', ({ fault, says }) => {
  expect(() => createFaultPlan([fault as Fault])).toThrow(says)
})

it.for<{ what: string; fault: Fault; seen: number[]; left?: number }>([
  { what: 'every call', fault: { operation: 'listCharacters', status: 503 }, seen: [503, 503, 503], left: 1 },
  { what: 'the second call', fault: { operation: 'listCharacters', status: 503, nth: 2 }, seen: [200, 503, 200] },
  { what: 'two of three', fault: { operation: 'listCharacters', status: 503, nth: [1, 3] }, seen: [503, 200, 503] },
  { what: 'two calls', fault: { operation: 'listCharacters', status: 503, times: 2 }, seen: [503, 503, 200] },
  { what: 'all operations', fault: { operation: '*', status: 500 }, seen: [500, 500], left: 1 },
  { what: 'another operation', fault: { operation: 'readMe', status: 401 }, seen: [200], left: 1 },
])('applies to $what, and is listed as long as it can apply', async ({ fault, seen, left = 0 }) => {
  const { get, server } = start(fault)
  expect(await Promise.all(seen.map(async () => (await get('/characters')).status))).toEqual(seen)
  expect(server.faults.list()).toHaveLength(left)
})

it('is refused for a status outside the contract, by types and at run time, unless offContract is set', () => {
  // @ts-expect-error 404 is not among the statuses of readMe: this line fails the type check once it is accepted.
  const undocumented: Fault = { operation: 'readMe', status: 404 }
  expect(() => createFaultPlan([undocumented])).toThrow('The contract lists no 404 for readMe (200, 401, default)')
  expect(createFaultPlan([{ operation: 'readMe', status: 404, offContract: true }]).list()).toHaveLength(1)
})

it('offline breaks the connection before a response', async () => {
  const { get, server } = start({ operation: '*', network: 'fail' })
  await expect(get('/characters')).rejects.toThrow('Failed to fetch')
  expect(server.log.calls()[0]).toMatchObject({ outcome: 'failed', why: ['fault *.offline'] })
})

it('a timeout lasts until the caller aborts, even if garbage was collected before', async () => {
  const { get, clock, server } = start({ operation: '*', network: 'timeout' })
  const giveUp = new AbortController()
  const response = get('/characters', { signal: giveUp.signal })
  await vi.waitFor(() => expect(server.log.calls()).toHaveLength(1))
  clock.advance(3_600_000)
  await collectGarbage()
  giveUp.abort(new DOMException('Enough.', 'TimeoutError'))
  await expect(response).rejects.toThrow('Enough.')
  expect(server.log.calls()[0]?.outcome).toBe('aborted')
})

it('an abort breaks the connection in the middle of the body', async () => {
  const { get } = start({ operation: '*', network: 'abort' })
  const response = await get('/characters')
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('network error')
})

it('a slow body arrives after its headers, and complete', async () => {
  const { get, clock } = start({ operation: 'listCharacters', bodyMs: 8000 })
  const response = await get('/characters')
  let text: string | undefined
  void response.text().then((read) => (text = read))
  clock.advance(1000)
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
  expect(text).toBeUndefined()
  await vi.waitFor(() => {
    clock.advance(1000)
    expect(JSON.parse(text ?? '')).toHaveProperty('meta')
  })
})

it.for<{ fault: Partial<Fault>; type: string; body: RegExp }>([
  { fault: { status: 500 }, type: 'application/json', body: /^\{\}$/ },
  { fault: { status: 500, detail: 'Out of moons.' }, type: 'application/json', body: /^\{"detail":"Out of moons."\}$/ },
  { fault: { body: [] }, type: 'application/json', body: /^\[\]$/ },
  { fault: { shape: 'malformed' }, type: 'application/json', body: /^\{"detail": "[^"]*$/ },
  { fault: { shape: 'wrong' }, type: 'application/json', body: /^\{"unexpected":true\}$/ },
  { fault: { status: 502, shape: 'html' }, type: 'text/html; charset=utf-8', body: /^<!doctype html>[^]*Bad Gateway/ },
  { fault: { shape: 'empty' }, type: 'text/plain;charset=UTF-8', body: /^$/ },
])('returns $fault', async ({ fault, type, body }) => {
  const { get } = start({ operation: 'listCharacters', ...fault } as Fault)
  const response = await get('/characters')
  expect(response.headers.get('Content-Type')).toBe(type)
  expect(await response.text()).toMatch(body)
})

it('401 for every call applies to calls with an access token, not to refresh or visitors', async () => {
  const { get, server } = start({ operation: '*', status: 401, times: 2 })
  const { access_token, refresh_token } = server.signInAs('mira')
  const as = (token: string, method = 'GET') => ({ method, headers: { Authorization: `Bearer ${token}` } })
  expect((await get('/characters')).status).toBe(200)
  expect((await get('/auth/jwt/refresh', as(refresh_token, 'POST'))).status).toBe(200)
  expect((await get('/characters', as(access_token))).status).toBe(401)
  expect((await get('/auth/me', as(access_token))).status).toBe(401)
  expect((await get('/auth/me', as(access_token))).status).toBe(200)
})

it('latency of one operation does not delay others', async () => {
  const { get, clock } = start({ operation: 'listCharacters', latencyMs: 500 })
  const slow = get('/characters')
  await get('/characters/tags/search?q=sea')
  await vi.waitFor(() => {
    clock.advance(500)
    return slow
  })
  expect((await slow).status).toBe(200)
})

it('a restored plan keeps its counts, and removing a fault releases its held calls', () => {
  const plan = createFaultPlan([
    { operation: 'readMe', status: 500, times: 2 },
    { operation: 'login', hold: true },
  ])
  plan.next('readMe')
  const again = createFaultPlan()
  again.restore(JSON.parse(JSON.stringify(plan.planned())))
  expect(again.planned().map(({ calls, used }) => ({ calls, used }))).toEqual([
    { calls: 1, used: 1 },
    { calls: 0, used: 0 },
  ])
  again.next('readMe')
  expect(again.list()).toEqual([{ operation: 'login', hold: true }])
  const { held } = again.next('login')
  again.remove(2)
  return held
})

it('notifies its listeners of every change', () => {
  const plan = createFaultPlan()
  const listener = vi.fn()
  const stop = plan.subscribe(listener)
  plan.add({ operation: 'readMe', status: 500 })
  plan.next('readMe')
  plan.clear()
  stop()
  plan.add({ operation: 'readMe', status: 500 })
  expect(listener).toHaveBeenCalledTimes(3)
})

it('a call held by a used-up fault is listed and can be released', async () => {
  const { server, get } = start({ operation: 'listCharacters', hold: true, times: 1 })
  const response = get('/characters')
  await vi.waitFor(() => expect(server.faults.held()).toEqual([{ id: 1, operation: 'listCharacters' }]))
  expect(server.faults.all()).toEqual([expect.objectContaining({ used: 1 })])
  expect(server.faults.planned()).toEqual([])
  server.faults.releaseCall(1)
  expect((await response).status).toBe(200)
  expect(server.faults.held()).toEqual([])
})

it('releasing one call keeps the next one held; an aborted call is no longer held', async () => {
  const { server, get } = start({ operation: '*', hold: true })
  const giveUp = new AbortController()
  const [first, second] = [get('/characters'), get('/characters', { signal: giveUp.signal })]
  await vi.waitFor(() => expect(server.faults.held()).toHaveLength(2))
  server.faults.releaseCall(1)
  expect((await first).status).toBe(200)
  expect(server.faults.held()).toEqual([{ id: 2, operation: 'listCharacters' }])
  giveUp.abort()
  await expect(second).rejects.toThrow()
  expect(server.faults.held()).toEqual([])
})

it('a stored fault for every call does not affect reads', async () => {
  const { get } = start({ operation: '*', stored: true, network: 'fail' })
  expect((await get('/characters')).status).toBe(200)
})

it.for([
  { nth: 0 },
  { nth: [1, 0] },
  { nth: 1.5 },
  { times: 0 },
  { times: Number.NaN },
  { latencyMs: -1 },
  { bodyMs: 1e9 },
  { status: 101, offContract: true },
])('%o is refused', (part) => {
  expect(() => createFaultPlan([{ operation: 'readMe', hold: true, ...part } as Fault])).toThrow(/\.$/)
})

/** What only signals refer to is lost then: Node's requests refer weakly to the signal that they follow. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 3; round++) {
    // oxlint-disable-next-line no-await-in-loop -- objects are collected between two tasks
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    collect()
  }
}
