import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createDepartureLog } from '#src/contract/departures/departure.ts'
import { makeSafeReads } from '#src/contract/departures/safeReads.ts'
import { watchResponses } from '#src/contract/departures/watchResponses.ts'
import { fetchFollowing } from './redirects.ts'

const elsewhere = createServer((_request, response) => void response.writeHead(401).end('{}'))
const api = createServer(({ url }, response) => {
  const path = new URL(`${url}`, base()).pathname
  const location = path === '/api/v1/characters' ? `${path}/` : `${addressOf(elsewhere)}${url}`
  if (path === '/api/v1/characters/') response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]')
  else response.writeHead(307, { Location: location }).end()
})
const addressOf = (server: typeof api) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const base = () => `${addressOf(api)}/api/v1`

beforeAll(() => Promise.all([api, elsewhere].map((server) => once(server.listen(0, '127.0.0.1'), 'listening'))))
afterAll(() => [api, elsewhere].forEach((server) => void server.close()))
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** Hides what a browser hides: where a redirect leads, and responses of another origin. */
const asInBrowser: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const response = await fetch(request)
  if (request.redirect === 'manual' && response.status === 307)
    return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
  if (new URL(response.url).origin !== new URL(request.url).origin) throw new TypeError('Failed to fetch')
  return response
}
const read = (path: string) => new Request(base() + path)

it('a redirect within the origin is followed', async () => {
  const response = await fetchFollowing(asInBrowser, read('/characters'))
  expect(await response.json()).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})

it('a read that is redirected to another origin names its address in the console, without its query', async () => {
  await expect(fetchFollowing(asInBrowser, read('/auth/me?token=SECRET'))).rejects.toThrow('Failed to fetch')
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    `GET ${base()}/auth/me is redirected to an address that the browser may not read: another origin?`,
  )
})

it('a refusal of another origin is no answer of the API, and the console names both', async () => {
  for (const request of [read('/auth/me'), new Request(`${base()}/chats/`, { method: 'POST', body: '{}' })]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(fetchFollowing(fetch, request)).rejects.toThrow(TypeError)
    expect(console.error).toHaveBeenLastCalledWith(
      `${request.method} ${request.url} is redirected to another origin, ${addressOf(elsewhere)}: the browser sends no token there.`,
    )
  }
})

it('contract:check and the recorder name it', async () => {
  const log = createDepartureLog()
  const { made, unchecked } = await makeSafeReads(fetch, base(), 'token', log)
  const actual = `a redirect to another origin, ${addressOf(elsewhere)}`
  expect(log.list()).toContainEqual({
    operation: 'readMe',
    pointer: '',
    expected: 'an answer of the API',
    actual,
    count: 1,
  })
  expect(made.map(({ operation }) => operation.id)).toEqual(['listCharacters'])
  expect(unchecked).toContainEqual({ operation: expect.objectContaining({ id: 'readMe' }), why: `got ${actual}` })

  log.clear()
  await expect(fetchFollowing(watchResponses(asInBrowser, base(), log), read('/auth/me'))).rejects.toThrow(TypeError)
  expect(log.list()).toMatchObject([{ operation: 'readMe', actual: expect.stringContaining('another origin') }])
  log.clear()
  await expect(fetchFollowing(watchResponses(fetch, base(), log), read('/auth/me'))).rejects.toThrow(TypeError)
  expect(log.list()).toContainEqual(expect.objectContaining({ operation: 'readMe', actual }))
})
