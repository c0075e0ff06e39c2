import { userId } from '#mocks/fixtures/ids.ts'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { type HttpServer, startHttpServer } from '#mocks/transports/httpServer.ts'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { listCharacters, listMyCharacters } from '#src/api/generated/characters/reads.ts'
import { runMutation } from '#src/api/cache/runMutation.ts'
import { sessionStateAtom } from '#src/session/session.ts'
import { CREDENTIAL_KEYS, credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import type { World } from '#src/world/World.ts'
import { contentsOf } from '#tests/support/contentsOf.ts'
import { openTab, type Tab } from '#tests/support/openTab.ts'
import { sharedStorage } from '#tests/support/sharedStorage.ts'

// All cases of a session, over a real server: no loop, no third try, no data left after a sign-out.

const MIRA = { login: 'mira', password: 'perigee-7-moons', rememberMe: true }
const JONAS = { login: 'jonas', password: 'jonas-1-comet', rememberMe: true }
const KNOWN_USER = { id: userId('mira'), username: 'mira', email: '', profilePictureUrl: '', description: '' }
const MINUTE_MS = 60_000
const MINE = { page: 1, limit: 8 }

const clock = movableClock({ at: Date.now(), timers: 'real' })
let http: HttpServer
let base: string
const logged = { errors: [] as string[], warnings: [] as string[] }

beforeAll(async () => {
  http = await startHttpServer({ port: 0, clock, strict: 'throw' })
  base = `${http.url}/api/v1`
})
afterAll(() => http.stop())
beforeEach(async () => {
  clock.set(Date.now())
  await http.server.reset()
  logged.errors = []
  logged.warnings = []
  vi.spyOn(console, 'error').mockImplementation((text) => void logged.errors.push(String(text)))
  vi.spyOn(console, 'warn').mockImplementation((text) => void logged.warnings.push(String(text)))
})
afterEach(() => {
  http.server.faults.clear()
  vi.restoreAllMocks()
})

/** The viewer's own characters, as their page requests them. */
const mineQuery = queryOptions({
  queryKey: ['mine'],
  queryFn: ({ client, signal }) => listMyCharacters(MINE, { client, signal }),
  retry: false,
  meta: { ownedByViewer: true },
})
const listingQuery = queryOptions({
  queryKey: ['listing'],
  queryFn: ({ client, signal }) => listCharacters({ page: 1, limit: 7, sort: 'latest' }, { client, signal }),
  retry: false,
})

function seeded(tokens = http.server.signInAs('mira'), storage = memoryStorage()): Storage {
  const credentials = credentialsIn(storage)
  credentials.write('access', tokens.access_token)
  if (tokens.refresh_token) credentials.write('refresh', tokens.refresh_token)
  return storage
}

/** "No response for 30 s" is tested in less. Only these calls are limited: the machine may be busy. */
const SOON_LATE_MS = 5_000
const open = (parts: Partial<World> = {}) => openTab(base, parts)

/** A tab that shares its storage with the other tabs of `site`. */
const tabOf = (site: ReturnType<typeof sharedStorage>) => open(site.tab())

/** A tab whose start has ended. */
async function started(parts: Partial<World> = {}): Promise<Tab> {
  const tab = open(parts)
  tab.start()
  await tab.settled()
  return tab
}

/** A tab with a valid sign-in from an earlier visit. */
async function signedInTab(parts: Partial<World> = {}): Promise<Tab> {
  const tab = await started({ storage: seeded(), ...parts })
  expect(tab.session()).toMatchObject({ isAuthenticated: true, user: { username: 'mira' } })
  tab.sent.length = 0
  return tab
}

/** Expires every access token on the server, while the apps do not know it yet. */
const letTokensAge = () => clock.advance(16 * MINUTE_MS)

const call = (tab: Tab, signal?: AbortSignal) =>
  listMyCharacters(MINE, { client: tab.client, ...(signal && { signal }) })
const refreshes = (tab: Tab) => tab.sentTo('/auth/jwt/refresh')
const settledOf = (calls: Promise<unknown>[]) => Promise.allSettled(calls)
const soon = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 30)
  })

/** The storage of a browser in which Mira is signed in, and its first tab. */
function siteOfMira() {
  const site = sharedStorage()
  const first = site.tab()
  seeded(http.server.signInAs('mira'), first.storage)
  return { site, first }
}

/** Tokens of Mira whose access token has expired, for the app as well. */
function expiredTokens() {
  clock.set(Date.now() - 16 * MINUTE_MS)
  const tokens = http.server.signInAs('mira')
  clock.set(Date.now())
  return tokens
}

function expectSignedOut(tab: Tab) {
  expect(tab.session()).toMatchObject({ isAuthenticated: false, isLoading: false, token: undefined, user: undefined })
  for (const key of Object.values(CREDENTIAL_KEYS)) expect(tab.world.storage.getItem(key)).toBeNull()
  const stored = JSON.stringify([
    tab.client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    tab.client
      .getMutationCache()
      .getAll()
      .map(({ state }) => [state.variables, state.data]),
    tab.browser.location.state,
  ])
  expect(stored).not.toContain('mira')
}

it.for([{ rows: ['A4.1-24', 'A4.1-25', 'A4.1-26', 'A4.1-16', 'A4.1-17', 'A4.1-18', 'A7-04', 'A7-07'] }])(
  '20 calls refused at once: one refresh, 20 retries with the new token, one profile request',
  async () => {
    const tab = await signedInTab()
    const { access, refresh } = { access: tab.credentials().read('access'), refresh: tab.credentials().read('refresh') }
    letTokensAge()
    const pages = await Promise.all(Array.from({ length: 20 }, () => call(tab)))
    for (const page of pages) expect(page.data.length).toBeGreaterThan(0)

    expect(refreshes(tab)).toEqual([{ method: 'POST', path: '/auth/jwt/refresh', authorization: `Bearer ${refresh}` }])
    const tries = tab.sentTo('/characters/me').map(({ authorization }) => authorization)
    const renewed = tab.credentials().read('access')
    expect(renewed).not.toBe(access)
    expect(tries).toEqual([
      ...Array.from({ length: 20 }, () => `Bearer ${access}`),
      ...Array.from({ length: 20 }, () => `Bearer ${renewed}`),
    ])
    await soon()
    expect(tab.sentTo('/auth/me')).toEqual([{ method: 'GET', path: '/auth/me', authorization: `Bearer ${renewed}` }])
    expect(tab.session()).toMatchObject({ isAuthenticated: true, token: renewed })
    expect(tab.isPromptOpen()).toBe(false)
  },
)

it.for<{ rows?: string[]; what: string; fault: Omit<Fault, 'operation'> }>([
  { rows: ['A4.1-28'], what: '401', fault: { status: 401 } },
  { rows: ['A4.1-19', 'A8-34'], what: '500', fault: { status: 500 } },
  { what: 'JSON without a token', fault: { body: {} } },
])('a refresh that returns $what ends the session once, and opens the prompt', async ({ fault }) => {
  const tab = await signedInTab()
  const unsubscribe = new QueryObserver(tab.client, mineQuery).subscribe(() => undefined)
  await vi.waitFor(() => expect(tab.client.getQueryData(mineQuery.queryKey)).toBeDefined())
  tab.sent.length = 0
  letTokensAge()
  http.server.faults.add({ operation: 'refreshToken', ...fault } as Fault)

  const results = await settledOf(Array.from({ length: 20 }, () => call(tab)))
  for (const result of results) {
    expect(result.status).toBe('rejected')
    expect((result as PromiseRejectedResult).reason).toMatchObject({ name: 'ApiError', status: 401 })
  }
  unsubscribe()
  await soon()
  expect(refreshes(tab)).toHaveLength(1)
  expect(tab.sentTo('/characters/me')).toHaveLength(20)
  expectSignedOut(tab)
  expect(tab.session().error).toBe('Failed to refresh token')
  expect(logged.errors).toContain('Failed to refresh token')
  expect(tab.isPromptOpen()).toBe(true)
  http.server.release()

  // Later calls are a visitor's calls, and nothing retries by itself.
  tab.sent.length = 0
  await expect(listCharacters({ page: 1, limit: 7, sort: 'latest' }, { client: tab.client })).resolves.toBeDefined()
  expect(tab.sent).toEqual([expect.objectContaining({ authorization: null })])
})

it('a refresh that returns the same token ends normally, and the calls continue', async () => {
  const tab = await signedInTab()
  const access_token = tab.session().token
  http.server.faults.add({ operation: 'refreshToken', body: { access_token } })
  http.server.faults.add({ operation: 'listMyCharacters', status: 401, nth: [1, 2] })
  const results = await settledOf([call(tab), call(tab)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(tab.session()).toMatchObject({ isAuthenticated: true, token: access_token })
  expect(tab.isPromptOpen()).toBe(false)

  // The call stays refused: it fails and opens the prompt, and later calls do not wait.
  http.server.faults.add({ operation: 'listMyCharacters', status: 401 })
  await expect(call(tab)).rejects.toMatchObject({ status: 401 })
  expect(tab.isPromptOpen()).toBe(true)
  await expect(listCharacters({ page: 1, limit: 7, sort: 'latest' }, { client: tab.client })).resolves.toBeDefined()
})

it('an expired stored token, refreshed to itself: the start still completes', async () => {
  const tokens = http.server.signInAs('mira')
  clock.advance(16 * MINUTE_MS)
  const tab = open({ storage: seeded(tokens), clock })
  http.server.faults.add({ operation: 'refreshToken', body: { access_token: tokens.access_token } })
  tab.start()
  await tab.settled()
  await expect(listCharacters({ page: 1, limit: 7, sort: 'latest' }, { client: tab.client })).resolves.toBeDefined()
  expect(tab.session()).toMatchObject({ isAuthenticated: false, isLoading: false })
})

it('while another tab keeps the lock, nothing is refreshed without it, and no page waits forever', async () => {
  const time = movableClock({ at: Date.now(), timers: 'manual' })
  const lock = Promise.withResolvers<void>()
  const tab = await signedInTab({
    clock: time,
    tabs: { onChange: () => () => undefined, exclusively: (_name, task) => lock.promise.then(task) },
  })
  letTokensAge()
  const calls = settledOf([call(tab)])
  // Sent is not refused: a call whose response is late ends by its own time limit, without a status.
  await vi.waitFor(() => expect(tab.store.get(sessionStateAtom)).toMatchObject({ renewing: true }), 40_000)
  await vi.waitFor(() => {
    time.advance(30_000)
    expect(tab.store.get(sessionStateAtom)).toMatchObject({ renewing: false, unanswered: { times: 1 } })
  })
  for (const result of await calls) expect(result).toMatchObject({ status: 'rejected', reason: { status: 401 } })
  expect(refreshes(tab)).toEqual([])
  expect(tab.session().isAuthenticated).toBe(true)
  expect(tab.isPromptOpen()).toBe(false)
  // The next call asks again, and the other tab has ended by then.
  lock.resolve()
  await vi.waitFor(() => call(tab))
  expect(refreshes(tab)).toHaveLength(1)
})

it('a sign-out during a refresh is final: the late response is ignored, and nothing is retried', async () => {
  const tab = await signedInTab()
  letTokensAge()
  http.server.faults.add({ operation: 'refreshToken', hold: true })
  const calls = settledOf([call(tab), call(tab)])
  await vi.waitFor(() => expect(refreshes(tab)).toHaveLength(1))
  tab.sessionControl.signOut()
  http.server.release()
  for (const result of await calls) expect(result.status).toBe('rejected')
  await soon()
  expectSignedOut(tab)
  expect(tab.sentTo('/characters/me')).toHaveLength(2)
  expect(tab.isPromptOpen()).toBe(false)
})

it('a call aborted while it waits for the refresh is not sent again, and opens no prompt', async () => {
  const tab = await signedInTab()
  letTokensAge()
  http.server.faults.add({ operation: 'refreshToken', status: 401, hold: true })
  const controller = new AbortController()
  const aborted = settledOf([call(tab, controller.signal)])
  // Sent is not received: the server must have counted the call before its fault is removed.
  await vi.waitFor(() => expect(http.server.faults.planned()[0]?.used).toBe(1))
  controller.abort()
  // It does not wait for the refresh that gets no response.
  const [result] = await aborted
  expect(result?.status).toBe('rejected')
  expect(tab.isPromptOpen()).toBe(false)
  http.server.faults.clear()
  await vi.waitFor(() => expect(tab.session().isAuthenticated).toBe(false))
  expect(tab.sentTo('/characters/me')).toHaveLength(1)
})

it('visible data is refetched without the token after a sign-out', async () => {
  const tab = await signedInTab()
  const listing = new QueryObserver(tab.client, listingQuery)
  const shown: unknown[] = []
  const unsubscribe = listing.subscribe(({ data }) => shown.push(data))
  await vi.waitFor(() => expect(listing.getCurrentResult().data).toBeDefined())
  tab.sent.length = 0
  shown.length = 0
  tab.sessionControl.signOut()
  await vi.waitFor(() => expect(listing.getCurrentResult().data).toBeDefined())
  unsubscribe()
  expect(shown[0]).toBeUndefined()
  expect(tab.sent).toEqual([
    expect.objectContaining({ path: expect.stringMatching('^/characters'), authorization: null }),
  ])
})

it.for([{ rows: ['A4.1-04', 'A3-31'] }])(
  'an expired token at the start: the refresh comes first, all other calls wait',
  async () => {
    const old = expiredTokens()
    const tab = open({ storage: seeded(old) })
    tab.start()
    const read = call(tab)
    await tab.settled()
    await read
    expect(tab.sent[0]?.path).toBe('/auth/jwt/refresh')
    const renewed = tab.credentials().read('access')
    expect(tab.sent.slice(1).map(({ authorization }) => authorization)).toEqual([
      `Bearer ${renewed}`,
      `Bearer ${renewed}`,
    ])
    expect(tab.session().isAuthenticated).toBe(true)
  },
)

it.for<{ rows: string[]; what: string; fault: Omit<Fault, 'operation'> }>([
  { rows: ['NS-42'], what: 'a broken connection', fault: { network: 'fail' } },
  { rows: ['NS-42'], what: 'a connection that breaks in the middle', fault: { network: 'abort' } },
  { rows: ['NS-42'], what: '503', fault: { status: 503, detail: 'We are moving.' } },
  { rows: ['NS-42'], what: '429', fault: { status: 429, offContract: true } },
  { rows: ['NS-42'], what: '521', fault: { status: 521, offContract: true } },
  { rows: ['NS-42'], what: 'a page of HTML', fault: { shape: 'html' } },
  { rows: ['NS-42'], what: 'nothing in its body', fault: { shape: 'empty' } },
  { rows: ['NS-42'], what: 'JSON cut short', fault: { shape: 'malformed' } },
  { rows: ['NS-42'], what: 'nothing at all, for as long as a call may take', fault: { hold: true } },
])('a refresh that ends with $what does not change the session', async ({ fault }) => {
  const tab = await signedInTab()
  if (fault.hold) tab.world.callTimeoutMs = SOON_LATE_MS
  const before = contentsOf(tab.world.storage)
  letTokensAge()
  http.server.faults.add({ operation: 'refreshToken', ...fault } as Fault)
  const results = await settledOf(Array.from({ length: 5 }, () => call(tab)))
  for (const result of results) expect(result).toMatchObject({ reason: { name: 'ApiError', status: 401 } })
  expect(tab.session()).toMatchObject({ isAuthenticated: true, user: { username: 'mira' } })
  expect(contentsOf(tab.world.storage)).toEqual(before)
  expect(tab.isPromptOpen()).toBe(false)
  // The next call refreshes again, and the connection is back.
  http.server.faults.clear()
  await vi.waitFor(() => call(tab))
  expect(tab.isPromptOpen()).toBe(false)
  expect(tab.session().isAuthenticated).toBe(true)
})

it.for<{ rows?: string[]; what: string; faults: Fault[] }>([
  { rows: ['A4.1-05'], what: 'refresh 401', faults: [{ operation: 'refreshToken', status: 401 }] },
  { what: 'refresh fine, profile 401', faults: [{ operation: 'readMe', status: 401 }] },
  { rows: ['A4.1-07'], what: 'refresh fine, profile 500', faults: [{ operation: 'readMe', status: 500 }] },
  { what: 'refresh fine, profile {}', faults: [{ operation: 'readMe', body: {} }] },
])('an expired token at the start, $what: silently signed out', async ({ faults }) => {
  const old = expiredTokens()
  http.server.faults.add(...faults)
  const tab = await started({ storage: seeded(old) })
  await soon()
  expectSignedOut(tab)
  expect(tab.isPromptOpen()).toBe(false)
  expect(refreshes(tab)).toHaveLength(1)
  expect(tab.sentTo('/auth/me').length).toBeLessThan(2)
})

it.for([
  { rows: ['NS-42'], operation: 'readMe', fault: { status: 429, offContract: true } },
  { rows: ['NS-42'], operation: 'readMe', fault: { status: 521, offContract: true } },
  { rows: ['NS-42'], operation: 'readMe', fault: { shape: 'html' } },
  { rows: ['NS-42'], operation: 'readMe', fault: { shape: 'empty' } },
  { rows: ['NS-42'], operation: 'refreshToken', fault: { shape: 'html' } },
  { rows: ['NS-42'], operation: 'refreshToken', fault: { shape: 'malformed' } },
] as const)('a start at which $operation gets $fault keeps the session, and asks again', async (one) => {
  const storage = seeded()
  credentialsIn(storage).write('user', JSON.stringify(KNOWN_USER))
  if (one.operation === 'refreshToken') letTokensAge()
  http.server.faults.add({ operation: one.operation, ...one.fault })
  const tab = await started({ storage, firstRetryMs: 0 })
  expect(tab.session()).toMatchObject({ isAuthenticated: true, user: { username: 'mira' } })
  expect(tab.credentials().read('refresh')).toBeDefined()
  expect(tab.isPromptOpen()).toBe(false)
  http.server.faults.clear()
  await vi.waitFor(() => expect(tab.session().user).toMatchObject({ email: 'mira@example.com' }))
})

it.for([{ rows: ['A8-36'] }])('an unreadable token is sent to the server, and breaks nothing', async () => {
  const { refresh_token } = http.server.signInAs('mira')
  const tab = await started({ storage: seeded({ access_token: 'opaque', refresh_token }) })
  expect(logged.errors).toContain('Invalid token')
  expect(tab.session().isAuthenticated).toBe(true)
  expect(refreshes(tab)).toHaveLength(1)
})

it('a clock a year ahead causes one refresh at the start, not several', async () => {
  const tab = open({
    storage: seeded(),
    clock: movableClock({ at: Date.now() + 365 * 24 * 60 * MINUTE_MS }),
  })
  // The server refreshes within the same second, and the token must still differ.
  clock.advance(5_000)
  tab.start()
  await tab.settled()
  await call(tab)
  await call(tab)
  expect(tab.session().isAuthenticated).toBe(true)
  expect(refreshes(tab)).toHaveLength(1)
})

it.for([{ rows: ['A4.1-15', 'AMB-10'] }])(
  'a sign-out removes all three records, what was sent and the state of the history entry, and keeps the device settings',
  async () => {
    const storage = seeded()
    storage.setItem('accessibility-settings', '{"fontSize":1.25}')
    const draftOfMira = `newCharacterDraft:${userId('mira')}`
    storage.setItem(draftOfMira, '{"name":"Draft"}')
    const tab = await signedInTab({ storage })
    expect(tab.world.storage.getItem(CREDENTIAL_KEYS.user)).not.toBeNull()
    tab.world.history.replace('/chat/character/x', { character: { name: 'mira’s own' } })
    await runMutation(tab.client, { mutationFn: async (text: string) => text }, 'a message of mira')
    tab.sessionControl.signOut()
    expectSignedOut(tab)
    expect(storage.getItem('accessibility-settings')).toBe('{"fontSize":1.25}')
    expect(storage.getItem(draftOfMira)).toBe('{"name":"Draft"}')
  },
)

it('if the storage is cleared during a session, the next call signs out and clears the screen', async () => {
  const tab = await signedInTab()
  await tab.client.query(mineQuery)
  tab.world.storage.clear()
  tab.sent.length = 0
  // The page belongs to another user by now: mira's call is not even sent.
  await expect(call(tab)).rejects.toMatchObject({ name: 'AbortError' })
  expectSignedOut(tab)
  expect(tab.sentTo('/characters/me')).toEqual([])
  expect(refreshes(tab)).toEqual([])
})

it.for([{ rows: ['A4.1-09', 'A4.1-10', 'A4.1-12', 'A4.1-13', 'A3-10', 'A7-08'] }])(
  'a sign-in stores both tokens and loads the profile; a reload restores it',
  async () => {
    const storage = memoryStorage()
    const tab = open({ storage })
    tab.start()
    await tab.sessionControl.signIn(MIRA)
    expect(tab.session()).toMatchObject({
      isAuthenticated: true,
      user: { username: 'mira', email: 'mira@example.com' },
    })
    expect(tab.sent.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/auth/jwt/login', null],
      ['/auth/me', `Bearer ${tab.session().token}`],
    ])
    letTokensAge()
    await call(tab)
    expect(refreshes(tab)).toHaveLength(1)

    const reloaded = open({ storage })
    reloaded.start()
    await reloaded.settled()
    expect(reloaded.session()).toMatchObject({ isAuthenticated: true, user: { username: 'mira' } })
  },
)

it.for([{ rows: ['A4.1-11'] }])('a login without a refresh token warns once and succeeds', async () => {
  const { access_token } = http.server.signInAs('mira')
  http.server.faults.add({ operation: 'login', body: { access_token } })
  const tab = open()
  tab.start()
  await tab.sessionControl.signIn(MIRA)
  expect(tab.session().isAuthenticated).toBe(true)
  expect(logged.warnings).toEqual(['No refresh token received from API.'])
})

it.for<{ rows?: string[]; what: string; fault: Omit<Fault, 'operation'>; error: string }>([
  { rows: ['A8-01'], what: '401 with a detail', fault: { status: 401, detail: 'Locked.' }, error: 'Locked.' },
  { rows: ['A8-01'], what: '401 without one', fault: { status: 401 }, error: 'Invalid credentials' },
  { rows: ['A4.1-14'], what: '200 {}', fault: { body: {} }, error: 'No access token received from API.' },
  { what: 'HTML', fault: { shape: 'html' }, error: 'Invalid credentials' },
  { what: 'nothing', fault: { shape: 'empty' }, error: 'Invalid credentials' },
  { what: 'a broken connection', fault: { network: 'fail' }, error: 'Invalid credentials' },
])('a login that returns $what: not signed in, one call, no refresh, no prompt', async ({ fault, error }) => {
  http.server.faults.add({ operation: 'login', ...fault } as Fault)
  const tab = open()
  tab.start()
  await expect(tab.sessionControl.signIn(MIRA)).rejects.toThrow(error)
  expect(tab.session()).toMatchObject({ isAuthenticated: false, error })
  expect(tab.sent).toHaveLength(1)
  expect(tab.isPromptOpen()).toBe(false)
  expect(tab.world.storage.length).toBe(0)
})

it('data loaded as a visitor is refetched after the sign-in', async () => {
  const tab = open()
  tab.start()
  const listing = new QueryObserver(tab.client, listingQuery)
  const unsubscribe = listing.subscribe(() => undefined)
  await vi.waitFor(() => expect(listing.getCurrentResult().data).toBeDefined())
  await tab.sessionControl.signIn(MIRA)
  await vi.waitFor(() => expect(tab.sentTo('/characters')).toHaveLength(2))
  unsubscribe()
  expect(tab.sentTo('/characters')[1]?.authorization).toBe(`Bearer ${tab.session().token}`)
})

it('two tabs with an expired token use the refresh token only once', async () => {
  const { site, first } = siteOfMira()
  const one = await signedInTab(first)
  const two = await signedInTab(site.tab())
  letTokensAge()
  http.server.faults.add({ operation: 'refreshToken', latencyMs: 100 })
  await Promise.all([call(one), call(two), call(one), call(two)])
  expect(refreshes(one).length + refreshes(two).length).toBe(1)
  await soon()
  expect(one.session().token).toBe(two.session().token)
  expect(two.session().isAuthenticated).toBe(true)
  expect(one.sentTo('/characters/me').length + two.sentTo('/characters/me').length).toBe(8)
})

type SharedTab = ReturnType<ReturnType<typeof sharedStorage>['tab']>
/** A tab that receives no storage events: it learns later what the other tabs did. */
const deaf = ({ storage, tabs }: SharedTab) => ({
  storage,
  tabs: { ...tabs, onChange: () => () => undefined },
})

it('a token refreshed in another tab is used here, even without an event', async () => {
  const { site, first } = siteOfMira()
  const one = await signedInTab(first)
  const two = await signedInTab(deaf(site.tab()))
  letTokensAge()
  http.server.faults.add({ operation: 'listMyCharacters', hold: true })
  const waiting = call(two)
  await vi.waitFor(() => expect(two.sentTo('/characters/me')).toHaveLength(1))
  await one.client.query(listingQuery)
  expect(refreshes(one)).toHaveLength(1)
  http.server.release()
  await waiting
  expect(refreshes(two)).toEqual([])
  expect(two.session().token).toBe(one.session().token)
})

it('another tab signs in another user: old data is removed, and no old call is sent as the new user', async () => {
  const { site, first } = siteOfMira()
  const mine = await signedInTab(first)
  await mine.client.query(mineQuery)
  mine.sent.length = 0
  letTokensAge()
  http.server.faults.add({ operation: 'refreshToken', hold: true })
  const waiting = settledOf([call(mine)])
  await vi.waitFor(() => expect(refreshes(mine)).toHaveLength(1))

  const other = tabOf(site)
  other.start()
  other.sessionControl.signOut()
  await other.sessionControl.signIn(JONAS)
  await vi.waitFor(() => expect(mine.session()).toMatchObject({ user: { username: 'jonas' } }))
  http.server.release()
  const [result] = await waiting
  expect(result?.status).toBe('rejected')
  expect(mine.sentTo('/characters/me')).toHaveLength(1)
  expect(mine.client.getQueryData(mineQuery.queryKey)).toBeUndefined()
  await soon()
  expect(other.session()).toMatchObject({ isAuthenticated: true, user: { username: 'jonas' } })
})

it.for([
  { what: 'with an event', as: (tab: SharedTab) => tab },
  { what: 'without an event', as: deaf },
])('a sign-out in another tab during a refresh, $what: the new token is dropped', async ({ as }) => {
  const { site, first } = siteOfMira()
  const one = await signedInTab(as(first))
  const two = await signedInTab(site.tab())
  letTokensAge()
  http.server.faults.add({ operation: 'refreshToken', hold: true })
  const waiting = settledOf([call(one)])
  await vi.waitFor(() => expect(refreshes(one)).toHaveLength(1))
  two.sessionControl.signOut()
  http.server.release()
  await waiting
  await soon()
  expectSignedOut(one)
  expectSignedOut(two)
  expect(one.sentTo('/characters/me')).toHaveLength(1)
  expect(one.isPromptOpen()).toBe(false)
})

it.for([{ rows: ['AMB-10'] }])('an action stored on the refusal that ends the session survives', async () => {
  const tab = await signedInTab()
  const early = vi.fn()
  tab.sessionControl.afterSignIn.store(early)
  letTokensAge()
  http.server.faults.add({ operation: 'refreshToken', status: 401 })
  const again = vi.fn()
  await call(tab).catch((error: unknown) => {
    expect(error).toBeInstanceOf(ApiError)
    tab.sessionControl.afterSignIn.store(again)
  })
  http.server.faults.clear()
  clock.set(Date.now())
  await tab.sessionControl.signIn(MIRA)
  expect(tab.sessionControl.afterSignIn.run()).toBe(true)
  expect(again).toHaveBeenCalledOnce()
  expect(early).not.toHaveBeenCalled()
})

it('the profile is reloaded on request, and a failure does not end the session', async () => {
  const tab = await signedInTab()
  const user = http.server.db.users.findFirst((q) => q.where({ username: 'mira' }))!
  await http.server.db.users.update(user, { data: (row) => void (row.description = 'A new hat') })
  await tab.sessionControl.reloadProfile()
  expect(tab.session().user?.description).toBe('A new hat')
  http.server.faults.add({ operation: 'readMe', status: 500 })
  await expect(tab.sessionControl.reloadProfile()).rejects.toMatchObject({ status: 500 })
  expect(tab.session().isAuthenticated).toBe(true)
})
