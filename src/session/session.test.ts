import { expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { type Profile, profileIn } from '#src/api/calls/session.ts'
import { CREDENTIAL_KEYS, credentialsIn } from '#src/storage/credentials.ts'
import { keysOf } from '#src/storage/storageKeys.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { openTab } from '#tests/support/openTab.ts'
import { readSavedProfile } from './session.ts'

const wire = { id: 'm', username: 'mira', email: 'mira@example.com' }
const mira: Profile = { ...wire, profilePictureUrl: '', description: '' }
const TOKEN = `h.${btoa('{}')}.s`

const broken = () => Promise.reject(new TypeError('Failed to fetch'))

it.for([{ rows: ['NS-42'] }])(
  'a start without a saved user and without a response shows a visitor until there is one',
  async () => {
    const storage = memoryStorage()
    credentialsIn(storage).write('access', TOKEN)
    let network: () => Promise<Response> = broken
    const clock = movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
    const tab = openTab('https://perigee.example/api/v1', { storage, clock, fetch: () => network() })
    tab.start()
    await vi.waitFor(() => expect(tab.session().isLoading).toBe(false))
    expect(tab.session().isAuthenticated).toBe(false)
    expect(credentialsIn(storage).read('access')).toBe(TOKEN)
    network = async () => Response.json(wire)
    clock.advance(1_000)
    await tab.settled()
    expect(tab.session()).toMatchObject({ isAuthenticated: true, user: { username: 'mira' } })
  },
)

it('a sign-in that another one has replaced changes nothing', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  let logins = 0
  const tab = openTab('https://perigee.example/api/v1', {
    fetch: async (input, init) => {
      const { method, headers } = new Request(input, init)
      if (method === 'POST') return answers[logins++]!.promise
      const isMira = headers.get('Authorization') === 'Bearer of mira'
      return Response.json(isMira ? wire : { ...wire, id: 'j', username: 'jonas' })
    },
  })
  tab.start()
  const login = { login: 'someone', password: 'perigee-7-moons', rememberMe: false }
  const miras = tab.sessionControl.signIn(login)
  await vi.waitFor(() => expect(logins).toBe(1))
  const jonas = tab.sessionControl.signIn(login)
  await vi.waitFor(() => expect(logins).toBe(2))
  answers[1]!.resolve(Response.json({ access_token: 'of jonas' }))
  await jonas
  answers[0]!.resolve(Response.json({ access_token: 'of mira' }))
  await expect(miras).rejects.toMatchObject({ name: 'AbortError' })
  expect(tab.session()).toMatchObject({ user: { username: 'jonas' }, token: 'of jonas' })
})

it('a sign-in whose form was closed does not sign in', async () => {
  const tab = openTab('https://perigee.example/api/v1', {
    fetch: async (input, init) =>
      new Request(input, init).method === 'POST' ? Response.json({ access_token: TOKEN }) : Response.json(wire),
  })
  tab.start()
  const leaving = new AbortController()
  const login = { login: 'mira', password: 'perigee-7-moons', rememberMe: false }
  const signedIn = tab.sessionControl.signIn(login, leaving.signal)
  leaving.abort()
  await expect(signedIn).rejects.toMatchObject({ name: 'AbortError' })
  expect(tab.session().isAuthenticated).toBe(false)
  expect(credentialsIn(tab.world.storage).read('access')).toBeUndefined()
})

it.for([
  { rows: ['AMB-63'], rememberMe: true },
  { rows: ['AMB-63'], rememberMe: false },
])('“Remember me” ($rememberMe) is sent to the server, and changes nothing in the browser', async ({ rememberMe }) => {
  const logins: unknown[] = []
  const tab = openTab('https://perigee.example/api/v1', {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'GET') return Response.json(wire)
      logins.push(await request.json())
      return Response.json({ access_token: TOKEN, refresh_token: 'refresh' })
    },
  })
  tab.start()
  await tab.sessionControl.signIn({ login: 'mira', password: 'perigee-7-moons', rememberMe })
  expect(logins).toMatchObject([{ rememberMe }])
  expect(tab.world.sessionStorage.length).toBe(0)
  expect(new Set(keysOf(tab.world.storage))).toEqual(new Set(Object.values(CREDENTIAL_KEYS)))
})

it.for([{ rows: ['A4.1-01', 'A4.1-02', 'A4.1-06', 'A4.1-08', 'A4.1-15'] }])(
  'the session holds token, user, isAuthenticated, isLoading and error, from the start to the sign-out',
  async () => {
    const storage = memoryStorage()
    credentialsIn(storage).write('access', TOKEN)
    credentialsIn(storage).write('user', JSON.stringify({ ...mira, username: 'mira of last time' }))
    const tab = openTab('https://perigee.example/api/v1', { storage, fetch: async () => Response.json(wire) })
    const lastTime = { token: TOKEN, user: { username: 'mira of last time' }, isAuthenticated: false, isLoading: true }
    expect(tab.session()).toMatchObject(lastTime)
    tab.start()
    expect(tab.session()).toMatchObject(lastTime)
    await tab.settled()
    expect(tab.session()).toEqual({
      token: TOKEN,
      user: mira,
      isAuthenticated: true,
      isLoading: false,
      error: undefined,
    })
    tab.sessionControl.signOut()
    expect(tab.session()).toEqual({
      token: undefined,
      user: undefined,
      isAuthenticated: false,
      isLoading: false,
      error: undefined,
    })
  },
)

it.for([
  {
    rows: ['A3-01', 'A3-02', 'A3-03'],
    given: { ...wire, pfp_url: '/p.webp', pfp_description: 'A coat' },
    shown: { ...wire, profilePictureUrl: '/p.webp', description: 'A coat' },
  },
  { rows: ['A3-02', 'A3-03'], given: wire, shown: { ...wire, profilePictureUrl: '', description: '' } },
])('$given is shown as $shown', ({ given, shown }) => {
  expect(profileIn(given)).toEqual(shown)
  expect(readSavedProfile(JSON.stringify(shown))).toEqual(shown)
})

it.for([undefined, '', 'no json', '{}', '[]', 'null', JSON.stringify(wire)])(
  '%j is not a valid saved user',
  (stored) => {
    expect(readSavedProfile(stored)).toBeUndefined()
  },
)
