import { afterEach, expect, it, vi } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { movableClock } from '#mocks/clock/clock.ts'
import { inTurn } from './worldStore.ts'
import { persistentStore, type Records } from './persistence.ts'
import { hashOf } from './snapshot.ts'

/** Storage that all tabs of one browser share. */
function browser() {
  const stored = new Map<string, unknown>()
  const written: string[][] = []
  const records: Records = {
    read: async (keys) => keys.map((key) => structuredClone(stored.get(key))),
    write: async (entries) => {
      written.push(entries.map(([key]) => key.split('/').at(-1)!))
      for (const [key, value] of entries) stored.set(key, structuredClone(value))
    },
  }
  const alone = inTurn()
  const tab = ({ seedVersion = '1', scenario = 'default' as const, onNotice = (_notice: string) => {} } = {}) => {
    const server = createMockServer({
      scenario,
      clock: movableClock({ at: '2026-05-20T12:00:00Z' }),
      strict: 'throw',
      store: persistentStore({ seedVersion, records, alone, onNotice }),
    })
    const call = (method: string, path: string) =>
      server.fetch(`http://localhost/api/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${server.signInAs('jonas').access_token}` },
      })
    const like = async () =>
      ((await (await call('POST', `/characters/${characterId('nine')}/like`)).json()) as { likeCount: number })
        .likeCount
    const likes = async () =>
      ((await (await call('GET', `/characters/${characterId('nine')}/stats`)).json()) as { isLiked: boolean }).isLiked
    return { server, call, like, likes }
  }
  return { tab, records, written, stored }
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('a response is sent only after its change is stored', async () => {
  const { tab, stored } = browser()
  const { like } = tab()
  await like()
  expect(JSON.stringify(stored.get('default/perigee/likes'))).toContain(characterId('nine'))
})

it('only the tables that changed are written', async () => {
  const { tab, written } = browser()
  const { like, likes, server } = tab()
  await server.ready
  written.length = 0
  await likes()
  expect(written).toEqual([])
  await like()
  expect(written).toEqual([['likes', 'counters', 'label']])
})

it('concurrent changes in two tabs are all kept', async () => {
  const { tab } = browser()
  const [one, other] = [tab(), tab()]
  const body = JSON.stringify({ character_id: characterId('hush'), timezone: 'UTC' })
  const headers = {
    Authorization: `Bearer ${one.server.signInAs('jonas').access_token}`,
    'Content-Type': 'application/json',
  }
  const open = async ({ server }: typeof one) =>
    (
      (await (await server.fetch('http://localhost/api/v1/chats/', { method: 'POST', headers, body })).json()) as {
        id: string
      }
    ).id
  const [first, , second] = await Promise.all([open(one), one.like(), open(other), other.likes()])
  expect(first).toBe(second)
  expect(hashOf(await one.server.snapshot())).toBe(hashOf(await other.server.snapshot()))
})

it('each scenario has its own world', async () => {
  const { tab } = browser()
  await tab().like()
  expect(await tab({ scenario: 'signed-in' as 'default' }).likes()).toBe(false)
  expect(await tab().likes()).toBe(true)
})

it('data of other fixtures is discarded, with a notice', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { tab } = browser()
  await tab({ seedVersion: '1' }).like()
  const notices: string[] = []
  const renewed = tab({ seedVersion: '2', onNotice: (notice) => void notices.push(notice) })
  expect(await renewed.likes()).toBe(false)
  expect(notices).toEqual(['The mock data was made by another version of this project and has been renewed.'])
  expect(info).toHaveBeenCalledOnce()
  await renewed.like()
  expect(await tab({ seedVersion: '2' }).likes()).toBe(true)
})

it('a reset restores the seed data, for the other tab too', async () => {
  const { tab } = browser()
  const [one, other] = [tab(), tab()]
  await one.like()
  await other.server.reset()
  expect(await one.likes()).toBe(false)
})

it.for([
  { what: 'reading', refuse: { read: async () => Promise.reject(new Error('blocked')) } },
  { what: 'writing', refuse: { write: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')) } },
])('if the browser refuses $what, the data stays in memory and one warning is logged', async ({ refuse }) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { tab, records } = browser()
  Object.assign(records, refuse)
  const { like, likes } = tab()
  await like()
  expect(await likes()).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[0]).toContain('in memory only')
})

it('if storage fills up later, no change of this visit is lost', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { tab, records } = browser()
  const { like, likes, server, call } = tab()
  await server.ready
  records.write = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  await like()
  expect(await likes()).toBe(true)
  await call('DELETE', `/characters/${characterId('nine')}/like`)
  expect(await likes()).toBe(false)
})
