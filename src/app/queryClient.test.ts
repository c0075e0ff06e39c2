import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { connect, request } from '#src/api/calls/http.ts'
import { retryDelayMs } from '#src/api/calls/retryDelay.ts'
import type { Toast } from '#src/components/Toasts/showToast.ts'
import { systemClock } from '#src/world/systemClock.ts'
import { createQueryClient } from './queryClient.ts'
import { tellWaits } from './tellWaits.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.for([{ rows: ['A9-36'] }])('waits 1, 2, 4 … seconds between retries, at most 30', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => retryDelayMs(attempt))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
})

it.for([{ rows: ['A9-35', 'A9-36'] }])('a failed read is retried after 1, 3 and 7 seconds', async () => {
  const triedAtMs: number[] = []
  const queryFn = () => {
    triedAtMs.push(Date.now())
    return Promise.reject(new ApiError({ status: 503 }))
  }
  const result = createQueryClient().query({ queryKey: ['read'], queryFn })
  result.catch(() => undefined)
  await vi.runAllTimersAsync()
  await expect(result).rejects.toThrow()
  expect(triedAtMs).toEqual([0, 1_000, 3_000, 7_000])
})

it('the delay between retries can be nearly zero, but what is repeated forever slows down', () => {
  expect([0, 1, 2, 20].map((attempt) => retryDelayMs(attempt, 0))).toEqual([1, 2, 4, 30_000])
})

it.for([
  { rows: ['NS-42'], retryAfter: '7', againAtMs: 7_000, told: 'The server is busy. We try again in 7 seconds.' },
  {
    rows: ['NS-42'],
    retryAfter: 'Thu, 01 Jan 1970 00:00:20 GMT',
    againAtMs: 20_000,
    told: 'The server is busy. We try again in 20 seconds.',
  },
  { rows: ['NS-42'], retryAfter: '3600', againAtMs: 60_000, told: 'The server is busy. We try again in 60 seconds.' },
  { rows: [], retryAfter: 'soon', againAtMs: 1_000, told: undefined },
  { rows: [], retryAfter: '0', againAtMs: 0, told: undefined },
])('reads wait as the server asks with Retry-After: $retryAfter, and it is told once', async (one) => {
  const triedAtMs: number[] = []
  const client = createQueryClient()
  connect(client, {
    baseUrl: 'https://api.example/api/v1',
    fetch: async () => {
      triedAtMs.push(Date.now())
      const headers = { 'Retry-After': one.retryAfter }
      return triedAtMs.length < 3 ? new Response('Slow down.', { status: 429, headers }) : Response.json('fine')
    },
    now: () => Date.now(),
    bearer: async () => undefined,
    renewed: async () => undefined,
    onUnauthorised: () => undefined,
    isCurrent: () => true,
  })
  const told: Toast[] = []
  tellWaits(client, systemClock, (toast) => told.push(toast))
  const reads = ['x', 'y'].map((key) =>
    client.query({ queryKey: [key], queryFn: () => request('/characters', { client }) }),
  )
  await vi.runAllTimersAsync()
  await expect(Promise.all(reads)).resolves.toEqual(['fine', 'fine'])
  expect(triedAtMs).toEqual([0, 0, one.againAtMs, one.againAtMs])
  expect(told).toEqual(one.told ? [{ message: one.told, style: 'error', forMs: one.againAtMs }] : [])
})

it.for([
  { rows: ['A9-35', 'AMB-09'], failure: 'no response', error: new ApiError({}), tries: 4 },
  { rows: [], failure: 'no response to a call that writes', error: new ApiError({ writes: true }), tries: 1 },
  { rows: ['AMB-09'], failure: 'a 404', error: new ApiError({ status: 404 }), tries: 1 },
  { rows: [], failure: 'a bug', error: new TypeError('x is undefined'), tries: 1 },
])('a read that fails with $failure is tried $tries times', async ({ error, tries }) => {
  const queryFn = vi.fn(() => Promise.reject(error))
  const result = createQueryClient().query({ queryKey: ['read'], queryFn })
  result.catch(() => undefined)
  await vi.runAllTimersAsync()
  await expect(result).rejects.toBe(error)
  expect(queryFn).toHaveBeenCalledTimes(tries)
})

it.for([{ rows: ['AMB-09'] }])('a write is not retried', async () => {
  const client = createQueryClient()
  const mutationFn = vi.fn(() => Promise.reject(new ApiError({ status: 500 })))
  const write = client.getMutationCache().build(client, { mutationFn })
  await expect(write.execute(undefined)).rejects.toThrow()
  expect(mutationFn).toHaveBeenCalledTimes(1)
})

it.for([{ rows: ['A9-34'] }])('a response is fresh for five minutes, then it is refetched', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(() => Promise.resolve('response'))
  const read = () => client.query({ queryKey: ['read'], queryFn })
  await read()
  vi.advanceTimersByTime(4 * 60_000 + 59_000)
  await read()
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2_000)
  await read()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('the fallback text is logged, even if the server sent a text', async () => {
  const failure = new ApiError({ status: 404, body: { detail: 'Gone.' }, fallback: 'Failed to delete chat' })
  await expect(createQueryClient().query({ queryKey: ['x'], queryFn: () => Promise.reject(failure) })).rejects.toBe(
    failure,
  )
  expect(console.error).toHaveBeenCalledWith('Failed to delete chat', failure)
})

it('an aborted call is not logged', async () => {
  const aborted = new DOMException('The page was left.', 'AbortError')
  await expect(createQueryClient().query({ queryKey: ['x'], queryFn: () => Promise.reject(aborted) })).rejects.toBe(
    aborted,
  )
  expect(console.error).not.toHaveBeenCalled()
})
