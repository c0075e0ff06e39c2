import type { Exchange } from '#src/contract/capture/exchange.ts'
import { faultOf } from '#mocks/capture/faultOf.ts'
import { readWorldFile } from '#mocks/capture/worldFile.ts'
import { movableClock } from '#mocks/clock/clock.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'

export const BASE = 'https://staging.example/api/v1'
const START = Date.parse('2026-05-20T12:00:00Z')

/** A call of a session: the path of a read, or a write. */
export type Step = string | { method: string; path: string; body?: unknown }

interface Session {
  exchanges: Exchange[]
  /** The bodies of the responses by path; of a path, the last one. */
  bodies: Map<string, unknown>
  tokens: { access_token: string; refresh_token: string }
}

/** Mira's session with a mock server that serves as staging, one call per second. `change` replaces a response. */
export async function session(
  steps: readonly Step[],
  change: (path: string, body: any, refreshToken: string) => Response | undefined = () => undefined,
): Promise<Session> {
  const clock = movableClock({ at: START })
  const server = createMockServer({ strict: 'throw', clock })
  const tokens = server.signInAs('mira')
  const exchanges: Exchange[] = []
  const bodies = new Map<string, unknown>()
  for (const [second, step] of steps.entries()) {
    const { path, method = 'GET', body } = typeof step === 'string' ? { path: step } : step
    const requestBody = body === undefined ? undefined : JSON.stringify(body)
    const requestHeaders = {
      Authorization: `Bearer ${tokens.access_token}`,
      ...(requestBody !== undefined && { 'Content-Type': 'application/json' }),
    }
    clock.set(START + second * 1000)
    const own = await server.fetch(`https://x.example/api/v1${path}`, {
      method,
      headers: requestHeaders,
      body: requestBody ?? null,
    })
    const ownText = await own.clone().text()
    const response = change(path, ownText === '' ? undefined : JSON.parse(ownText), tokens.refresh_token) ?? own
    if (response === own && !own.ok) throw new Error(`${path}: ${own.status}`)
    const responseBody = await response.text()
    bodies.set(path, responseBody === '' ? undefined : JSON.parse(responseBody))
    exchanges.push({
      method,
      url: BASE + path,
      requestHeaders,
      requestBody,
      status: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody,
      at: new Date(clock.now()).toISOString(),
    })
  }
  return { exchanges, bodies, tokens }
}

/** A mock server in the world of this file, and a call of its viewer. */
export async function replayed(file: string) {
  const read = readWorldFile(file)
  if ('problem' in read) throw new Error(read.problem)
  const [capture] = read.snapshot.rows.captures
  const clock = movableClock({ at: capture!.at })
  const server = createMockServer({ strict: 'throw', clock, faults: capture!.failures.map(faultOf) })
  await server.restore(read.snapshot)
  const { access_token } = server.signInAsId(capture!.viewerId!)
  const call = (path: string, init: RequestInit = {}) =>
    server.fetch(`https://x.example/api/v1${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${access_token}`, ...(init.body && { 'Content-Type': 'application/json' }) },
    })
  return { server, call }
}
