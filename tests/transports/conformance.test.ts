import { expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { inPageFetch } from '#mocks/transports/inPage.ts'
import { afternoon } from './conformance.ts'

const clock = () => movableClock({ at: '2026-05-20T12:00:00Z' })
const baseUrl = 'http://localhost/api/v1'

it('calls of every kind get the same responses over HTTP as in the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // refused calls are logged
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const server = createMockServer({ clock: clock(), strict: 'throw' })
  const here = await afternoon(inPageFetch(server, baseUrl), baseUrl)
  const http = await startHttpServer({ port: 0, clock: clock(), strict: 'throw', picturesUrl: '/pictures/' })
  const there = await afternoon(globalThis.fetch, `${http.url}/api/v1`).finally(() => http.stop())
  for (const [at, response] of here.entries()) expect(there[at]).toEqual(response)
  expect(new Set(here.map(({ status }) => status))).toEqual(new Set([200, 204, 401, 404, 422]))
})
