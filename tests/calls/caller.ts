import { QueryClient } from '@tanstack/react-query'
import { movableClock } from '#mocks/clock/clock.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import { pngOfPicture, readPictureFile } from '#mocks/transports/pictureFiles.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { type CallOptions, connect } from '#src/api/calls/http.ts'

/** The time of all tests that do not move the clock. */
const NOON = '2026-05-20T12:00:00Z'

/** A mock server for one test, and callers that use the app's generated client. */
export function callersOf({ scenario, faults }: { scenario?: ScenarioName; faults?: readonly Fault[] } = {}) {
  const clock = movableClock({ at: NOON, timers: 'manual' })
  const server = createMockServer({
    clock,
    strict: 'throw',
    readPicture: readPictureFile,
    asPng: pngOfPicture,
    ...(scenario && { scenario }),
    ...(faults && { faults }),
  })
  return {
    server,
    clock,
    /** The last argument of every generated call, which identifies the user. */
    as: (key: UserKey): CallOptions => withToken(server.fetch, server.signInAs(key).access_token),
    anyone: (): CallOptions => withToken(server.fetch, undefined),
    withToken: (token: string): CallOptions => withToken(server.fetch, token),
  }
}

export type Callers = ReturnType<typeof callersOf>

function withToken(fetch: typeof globalThis.fetch, token: string | undefined): CallOptions {
  const client = new QueryClient()
  connect(client, {
    baseUrl: 'http://localhost/api/v1',
    fetch,
    bearer: async () => (token === undefined ? undefined : { token, session: 1 }),
    renewed: async () => undefined,
    onUnauthorised: () => undefined,
    isCurrent: () => true,
  })
  return { client }
}
