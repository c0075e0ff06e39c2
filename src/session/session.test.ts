import { expect, it } from 'vitest'
import { credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { openTab } from '#tests/support/openTab.ts'
import { asProfile, readSavedProfile } from './profile.ts'
import { signOutAtom } from './signOut.ts'

const wire = { id: 'm', username: 'mira', email: 'mira@example.com' }
const TOKEN = `h.${btoa('{}')}.s`

it.for([{ rows: ['A4.1-01', 'A4.1-02', 'A4.1-08', 'A4.1-15'] }])(
  'the session tells token, user, isAuthenticated, isLoading and error, from the start to the sign-out',
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
