import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { hashOf } from '#mocks/db/snapshot.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { createMockServer } from './mockServer.ts'
import type { MockServerOptions } from './options.ts'
import { SCENARIO_NAMES, scenarioOf } from '#mocks/scenarios/index.ts'
import { listImages } from '#src/api/generated/character-images/reads.ts'
import { confirmRetouch, renewImage, retouchImage } from '#src/api/generated/character-images/writes.ts'
import {
  listCharacters,
  listSimilarCharacters,
  readRandomImage,
  searchCharacters,
  searchTags,
} from '#src/api/generated/characters/reads.ts'
import { likeCharacter } from '#src/api/generated/characters/writes.ts'
import { listMessages, listMyChats } from '#src/api/generated/chats/reads.ts'
import { callersOf } from '#tests/calls/caller.ts'

const API = 'http://localhost/api/v1'
const NINE = characterId('nine')

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words.join(' ')))
})
afterEach(() => {
  vi.restoreAllMocks()
})

function start(options: MockServerOptions = {}) {
  const clock = movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
  const server = createMockServer({ clock, strict: 'throw', ...options })
  const get = (path: string, init?: RequestInit) => server.fetch(`${API}${path}`, init)
  /** The number of listed characters. */
  const total = async () =>
    ((await (await get('/characters')).json()) as { meta: { total_results: number } }).meta.total_results
  return { server, clock, get, total }
}

it('two servers accept the tokens of each other: sessions survive a restart', async () => {
  const { access_token } = start().server.signInAs('mira')
  const { get } = start()
  expect((await get('/auth/me', { headers: { Authorization: `Bearer ${access_token}` } })).status).toBe(200)
})

describe('a call outside the contract', () => {
  it('returns 404 and is logged', async () => {
    const { get, server } = start()
    expect((await get('/characters/a/b/c/d')).status).toBe(404)
    expect(logged.join()).toContain('GET /characters/a/b/c/d is not in the contract')
    expect(server.log.calls().at(-1)).toMatchObject({ outcome: 'refused', status: 404 })
  })

  it('is logged with operation and field if the operation exists', async () => {
    const { get } = start()
    expect((await get('/characters?limit=500')).status).toBe(422)
    expect(logged.join()).toContain('listCharacters: query.limit must be at most 50, got 500')
  })

  it.for([
    { path: '/auth/me', status: 401, what: 'being signed out' },
    { path: '/characters/c1', status: 404, what: 'an address with a wrong id' },
  ])('$what is not an error and is not logged', async ({ path, status }) => {
    const { get } = start()
    expect((await get(path)).status).toBe(status)
    expect(logged).toEqual([])
  })
})

describe('a response of the server that violates the contract', () => {
  const broken = async (strict: 'throw' | 'warn') => {
    const { server, get } = start({ strict })
    const { rows, ...snapshot } = await server.snapshot()
    const characters = rows.characters.map((row) => ({ ...row, created_at: '2026-05-20T12:00' }))
    await server.restore({ ...snapshot, rows: { ...rows, characters } })
    return get(`/characters/${NINE}`)
  }

  it("makes the call fail with 'throw'", async () => {
    await expect(broken('throw')).rejects.toThrow('readCharacter: response.body.created_at must be a date and time')
  })

  it("is returned and logged with 'warn'", async () => {
    expect((await broken('warn')).status).toBe(200)
    expect(logged.join()).toContain('readCharacter: response.body.created_at')
  })
})

describe('latency', () => {
  it('uses the clock of the server', async () => {
    const { server, clock, get } = start({ latencyMs: 100 })
    let isSettled = false
    const call = get('/characters').then(() => (isSettled = true))
    await vi.waitFor(() => expect(server.log.calls()).toHaveLength(1))
    clock.advance(99)
    await server.snapshot()
    expect(isSettled).toBe(false)
    await vi.waitFor(() => {
      clock.advance(1)
      expect(isSettled).toBe(true)
    })
    await call
  })

  it('ends at once when the call is aborted', async () => {
    const { server, get } = start({ latencyMs: 60_000 })
    const giveUp = new AbortController()
    const call = get('/characters', { signal: giveUp.signal })
    await vi.waitFor(() => expect(server.log.calls()).toHaveLength(1))
    giveUp.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.log.calls()[0]).toMatchObject({ outcome: 'aborted' })
  })
})

describe('a sentinel', () => {
  it.for([
    { query: '/fail', status: 500 },
    { query: '/fail 503', status: 503 },
    { query: '/fail 422', status: 422 },
    { query: 'to /fail', status: 200 },
  ])('"$query" in the search returns $status', async ({ query, status }) => {
    const { get } = start()
    expect((await get(`/characters/search?query=${encodeURIComponent(query)}`)).status).toBe(status)
  })

  it.for(['418', '999', '200', '50', 'soon'])(
    '"/fail %s" returns a 500 that lists the valid statuses',
    async (status) => {
      const { get } = start()
      const response = await get(`/characters/search?query=${encodeURIComponent(`/fail ${status}`)}`)
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({
        detail: `The contract lists no ${status} for searchCharacters; there are 401, 422, 500 to 599.`,
      })
    },
  )

  it('/slow waits ten seconds', async () => {
    const { get, server, clock } = start()
    let isSettled = false
    const call = get('/characters/search?query=/slow').then(() => (isSettled = true))
    await vi.waitFor(() => expect(server.log.calls()).toHaveLength(1))
    await server.snapshot()
    expect(isSettled).toBe(false)
    await vi.waitFor(() => {
      clock.advance(5_000)
      expect(isSettled).toBe(true)
    })
    await call
  })
})

describe('a scenario', () => {
  it.for(SCENARIO_NAMES)('%s begins with its viewer, and its responses match the contract', async (scenario) => {
    const { server, get, clock } = start({ scenario })
    const tokens = server.viewerTokens()
    expect(tokens !== undefined).toBe(scenarioOf(scenario).viewer !== undefined)
    const headers: HeadersInit = tokens ? { Authorization: `Bearer ${tokens.access_token}` } : {}
    const response = get('/characters?sort=liked', { headers }).catch((failure: unknown) => failure)
    if (scenarioOf(scenario).latencyMs) {
      await vi.waitFor(() => expect(server.log.calls()).toHaveLength(1))
      await server.snapshot()
      clock.advance(60_000)
    }
    const seen = await response
    if (scenario === 'offline') expect(seen).toBeInstanceOf(TypeError)
    else
      expect((seen as Response).status).toBe(
        { 'server-down': 503, 'session-renews': 401, 'refresh-revoked': 401 }[scenario as string] ?? 200,
      )
  })

  it('session-about-to-expire accepts the access token for half a minute', async () => {
    const { server, get, clock } = start({ scenario: 'session-about-to-expire' })
    const headers = { Authorization: `Bearer ${server.viewerTokens()!.access_token}` }
    clock.advance(29_000)
    expect((await get('/auth/me', { headers })).status).toBe(200)
    clock.advance(1000)
    expect((await get('/auth/me', { headers })).status).toBe(401)
  })

  it('private-only shows no characters to a visitor', async () => {
    expect(await start({ scenario: 'private-only' }).total()).toBe(0)
  })

  it('many-characters has about two thousand', async () => {
    expect(await start({ scenario: 'many-characters' }).total()).toBeGreaterThan(1_990)
  })

  it('can be switched and reset', async () => {
    const { server, get, total } = start()
    const fresh = hashOf(await server.snapshot())
    expect(await total()).toBeGreaterThan(0)
    await server.use('empty-world')
    expect(server.scenario()).toBe('empty-world')
    expect(await total()).toBe(0)
    await server.use('server-down')
    expect((await get('/characters')).status).toBe(503)
    await server.use('default')
    expect(await total()).toBeGreaterThan(0)
    await server.reset()
    expect(hashOf(await server.snapshot())).toBe(fresh)
    expect(server.log.calls()).toEqual([])
  })
})

it('a restored world gives the same response to every read', async () => {
  const { as, server, anyone } = callersOf()
  const me = as('mira')
  const [aria, chats] = [characterId('aria'), await listMyChats({ limit: 50 }, me)]
  await renewImage({ character_id: aria }, me)
  await retouchImage(aria, { prompt: 'a storm', guidanceScale: 10 }, me)
  await confirmRetouch(aria, { confirm_change: true }, me)
  await likeCharacter(NINE, as('jonas'))
  const read = () =>
    Promise.all([
      listImages(aria, me),
      listCharacters({ sort: 'liked', limit: 50 }, me),
      searchCharacters({ query: 'the', limit: 50 }, anyone()),
      listSimilarCharacters(NINE, { num_characters: 20 }, anyone()),
      listMyChats({ limit: 50 }, me),
      ...chats.data.map(({ id }) => listMessages(id, me)),
      searchTags({ q: 'a' }, anyone()),
      readRandomImage(anyone()),
    ])
  const before = await read()
  await server.restore(JSON.parse(JSON.stringify(await server.snapshot())))
  expect(await read()).toEqual(before)
})

it('the API can have any base URL', async () => {
  const { server } = start({ baseUrl: 'https://staging.example/community/api/v1' })
  expect((await server.fetch('https://staging.example/community/api/v1/characters')).status).toBe(200)
})

it('after dispose(), every call is aborted', async () => {
  const { get, server } = start({ faults: [{ operation: 'listCharacters', hold: true }] })
  const held = get('/characters')
  await server.ready
  server.dispose()
  await expect(held).rejects.toMatchObject({ name: 'AbortError' })
  await expect(get('/characters')).rejects.toMatchObject({ name: 'AbortError' })
})

it('works with the reduced crypto API of a plain-http address', async () => {
  vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) })
  try {
    const { server, get } = start()
    const { access_token } = server.signInAs('mira')
    expect((await get('/auth/me', { headers: { Authorization: `Bearer ${access_token}` } })).status).toBe(200)
  } finally {
    vi.unstubAllGlobals()
  }
})
