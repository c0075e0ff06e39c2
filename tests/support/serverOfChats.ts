import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'

/** For tests of conversations and forms without screens: a mock server, and before each test a fresh world without faults or logged calls. */
export function serverOfChats() {
  const server = createMockServer({ strict: 'throw', clock: movableClock({ at: '2026-05-20T12:00:00Z' }) })

  beforeEach(async () => {
    await server.reset()
    server.log.clear()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    server.faults.clear()
    server.release()
    vi.restoreAllMocks()
  })
  afterAll(() => server.dispose())

  return { server }
}
