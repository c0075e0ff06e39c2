import { expect, it } from 'vitest'
import { CREDENTIAL_KEYS, credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { openTab } from '#tests/support/openTab.ts'
import { asProfile, readSavedProfile } from './profile.ts'
import { signInAtom } from './signIn.ts'
import { signOutAtom } from './signOut.ts'

const wire = { id: 'm', username: 'mira', email: 'mira@example.com' }
const TOKEN = `h.${btoa('{}')}.s`

it.for([{ rows: ['NS-42'] }])(
  'a start whose profile cannot be read for lack of a line logs out, after one try',
  async () => {
    const storage = memoryStorage()
    credentialsIn(storage).write('access', TOKEN)
    const tab = openTab('https://perigee.example/api/v1', {
      storage,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    tab.start()
    await tab.settled()
    expect(tab.session()).toMatchObject({ isAuthenticated: false, isLoading: false, token: undefined })
    expect(tab.credentials().read('access')).toBeUndefined()
    expect(tab.sent.map(({ path }) => path)).toEqual(['/auth/me'])
  },
)

it.for([{ rows: ['AMB-63'] }])('“Remember me” is sent to the server, and changes nothing in the browser', async () => {
  const storedAfter = async (rememberMe: boolean) => {
    const storage = memoryStorage()
    const logins: unknown[] = []
    const tab = openTab('https://perigee.example/api/v1', {
      storage,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        if (request.method === 'GET') return Response.json(wire)
        logins.push(await request.json())
        return Response.json({ access_token: TOKEN, refresh_token: 'refresh' })
      },
    })
    tab.start()
    await tab.store.set(signInAtom, { login: 'mira', password: 'perigee-7-moons', rememberMe })
    expect(tab.session().isAuthenticated).toBe(true)
    expect(logins).toMatchObject([{ rememberMe }])
    expect(tab.world.sessionStorage.length).toBe(0)
    return Object.fromEntries(Object.values(CREDENTIAL_KEYS).map((key) => [key, storage.getItem(key)]))
  }
  const stored = await storedAfter(true)
  expect(Object.values(stored)).not.toContain(null)
  expect(await storedAfter(false)).toEqual(stored)
})

it.for([{ rows: ['A4.1-01', 'A4.1-02', 'A4.1-08', 'A4.1-15'] }])(
  'the session holds token, user, isAuthenticated, isLoading and error, from the start to the sign-out',
  async () => {
    const storage = memoryStorage()
    credentialsIn(storage).write('access', TOKEN)
    credentialsIn(storage).write('user', JSON.stringify(asProfile({ ...wire, username: 'mira of last time' })))
    const tab = openTab('https://perigee.example/api/v1', { storage, fetch: async () => Response.json(wire) })
    const lastTime = { token: TOKEN, user: { username: 'mira of last time' }, isAuthenticated: false, isLoading: true }
    expect(tab.session()).toMatchObject(lastTime)
    tab.start()
    expect(tab.session()).toMatchObject(lastTime)
    await tab.settled()
    expect(tab.session()).toEqual({
      token: TOKEN,
      user: asProfile(wire),
      isAuthenticated: true,
      isLoading: false,
      error: undefined,
    })
    tab.store.set(signOutAtom)
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
  expect(asProfile(given)).toEqual(shown)
  expect(readSavedProfile(JSON.stringify(shown))).toEqual(shown)
})

it.for([undefined, '', 'no json', '{}', '[]', 'null', JSON.stringify(wire)])('the saved user %j is none', (stored) => {
  expect(readSavedProfile(stored)).toBeUndefined()
})
