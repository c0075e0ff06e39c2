import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { inPageFetch } from '#mocks/transports/inPage.ts'
import { type RecordedResponse, afternoon } from './conformance.ts'

const clock = () => movableClock({ at: '2026-05-20T12:00:00Z' })
const baseUrl = 'http://localhost/api/v1'

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // refused calls are logged
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterAll(() => {
  vi.restoreAllMocks()
})

async function inPage(): Promise<RecordedResponse[]> {
  const server = createMockServer({ clock: clock(), strict: 'throw' })
  return afternoon(inPageFetch(server, baseUrl), baseUrl)
}

async function overHttp(): Promise<RecordedResponse[]> {
  const { url, stop } = await startHttpServer({ port: 0, clock: clock(), strict: 'throw', picturesUrl: '/pictures/' })
  try {
    return await afternoon(globalThis.fetch, `${url}/api/v1`)
  } finally {
    await stop()
  }
}

it('a session of calls gets the same responses over HTTP as in the page', async () => {
  const [here, there] = [await inPage(), await overHttp()]
  expect(there.map(({ call }) => call)).toEqual(here.map(({ call }) => call))
  for (const [at, response] of here.entries()) expect(there[at]).toEqual(response)
})

it('the session of calls contains successes and refusals of every kind', async () => {
  const statuses = new Set((await inPage()).map(({ status }) => status))
  expect([...statuses].toSorted((one, other) => one - other)).toEqual([200, 201, 204, 401, 404, 422])
})
