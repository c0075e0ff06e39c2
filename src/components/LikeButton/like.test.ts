import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { createMockServer, type MockServer } from '#mocks/server/mockServer.ts'
import { characterKeys, characterQuery, favoritesQuery, listingQuery, statsQuery } from '#src/api/calls/characters.ts'
import type { CharacterPage } from '#src/api/generated/calls.schemas.ts'
import { waitingToastsAtom } from '#src/components/Toasts/showToast.ts'
import { openTabAs, type Tab } from '#tests/support/openTab.ts'
import { likeAtom } from './like.ts'

// Likes from the press to every view of the character, over the mock server.

const ORU = characterId('captain-oru')
const LISTING = { page: 1, limit: 7, sort: 'chatiest' } as const
const MINE = { page: 1, limit: 50 }

let server: MockServer
let tab: Tab
let before: number

beforeAll(() => {
  server = createMockServer({ strict: 'throw' })
})
afterAll(() => server.dispose())

/** A tab in which the page, the statistics, a list and the favourites have been read. */
async function openedTab() {
  tab = await openTabAs(server, 'mira')
  const reads = [characterQuery(ORU), statsQuery(ORU), listingQuery(LISTING), favoritesQuery(MINE)]
  await Promise.all(reads.map((query) => tab.client.query(query as never)))
  before = tab.client.getQueryData(characterQuery(ORU).queryKey)!.likeCount!
  server.log.clear()
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await openedTab()
})
afterEach(async () => {
  server.faults.clear()
  await server.reset()
  vi.restoreAllMocks()
})

const oruIn = (page: CharacterPage | undefined) => page?.data.find(({ id }) => id === ORU)
/** The flag and the count of Oru in each view. */
function views() {
  const { client } = tab
  return [
    client.getQueryData(characterQuery(ORU).queryKey),
    client.getQueryData(statsQuery(ORU).queryKey),
    oruIn(client.getQueryData(listingQuery(LISTING).queryKey)),
  ].map((view) => [view?.isLiked, view?.likeCount])
}
const allSay = (isLiked: boolean, likeCount: number) => Array.from({ length: 3 }, () => [isLiked, likeCount])
const like = (isLiked = true) =>
  tab.store.set(likeAtom, { id: ORU, isLiked, shown: { isLiked: !isLiked, likeCount: isLiked ? before : before + 1 } })
const likeCalls = () => server.log.calls().filter(({ path }) => path.endsWith('/like'))
const settled = () =>
  vi.waitFor(() => {
    expect(likeCalls()).not.toEqual([])
    expect(likeCalls().every(({ outcome }) => outcome !== 'under way')).toBe(true)
  })
const toasts = () => tab.store.get(waitingToastsAtom)

describe('a like', () => {
  it.for([{ rows: ['AMB-58'] }])('refetches the favourites', async () => {
    like()
    const { queryKey } = favoritesQuery(MINE)
    await vi.waitFor(() => expect(tab.client.getQueryState(queryKey)?.isInvalidated).toBe(true))
    const page = await tab.client.query(favoritesQuery(MINE))
    expect(oruIn(page)).toMatchObject({ isLiked: true, likeCount: before + 1 })
  })

  it.for([{ rows: ['B4.7-07', 'AMB-04'] }])('counts one more if the response is empty', async () => {
    server.faults.add({ operation: 'likeCharacter', status: 204, offContract: true })
    like()
    await settled()
    expect(views()).toEqual(allSay(true, before + 1))
  })

  it('pressed repeatedly makes at most one call at a time', async () => {
    server.faults.add({ operation: 'likeCharacter', hold: true })
    like()
    like(false)
    like()
    like(false)
    await vi.waitFor(() => expect(likeCalls()).toHaveLength(1))
    expect(views()).toEqual(allSay(false, before))
    server.release()
    await vi.waitFor(() => expect(likeCalls().map(({ method }) => method)).toEqual(['POST', 'DELETE']))
    await vi.waitFor(() => expect(views()).toEqual(allSay(false, before)))
  })
})

// LikeButton.stories.tsx shows other failures.
describe('a like that fails', () => {
  it.for([{ rows: ['B8.3-04', 'AMB-12'] }])(
    'with 401 asks the user to sign in, without a toast, and is sent after the sign-in',
    async () => {
      server.faults.add({ operation: 'likeCharacter', status: 401, times: 1 })
      like()
      await vi.waitFor(() => expect(tab.isPromptOpen()).toBe(true))
      await vi.waitFor(() => expect(views()).toEqual(allSay(false, before)))
      expect(toasts()).toEqual([])

      tab.sessionControl.afterSignIn.run()
      await vi.waitFor(() => expect(likeCalls().map(({ status }) => status)).toEqual([401, 200]))
      await vi.waitFor(() => expect(views()).toEqual(allSay(true, before + 1)))
    },
  )
})

describe('a like without a response', () => {
  it('counts as done if the server has stored it', async () => {
    server.faults.add({ operation: 'likeCharacter', stored: true, network: 'fail' })
    like()
    await vi.waitFor(() => expect(server.log.calls().map(({ operation }) => operation)).toContain('readStats'))
    await vi.waitFor(() => expect(tab.client.isMutating()).toBe(0))
    expect(views()).toEqual(allSay(true, before + 1))
    expect([toasts(), likeCalls()]).toMatchObject([[], [{ method: 'POST' }]])
  })

  it('shows that its result is unknown, and refetches it', async () => {
    server.faults.add(
      { operation: 'likeCharacter', stored: true, network: 'fail' },
      { operation: 'readStats', network: 'fail', times: 1 },
    )
    like()
    await vi.waitFor(() =>
      expect(toasts()).toMatchObject([{ message: expect.stringMatching(/^We could not tell whether your like/) }]),
    )
    for (const { queryKey } of [statsQuery(ORU), characterQuery(ORU)]) {
      expect(tab.client.getQueryState(queryKey)?.isInvalidated).toBe(true)
    }
  })
})

describe('signing in and out', () => {
  it('a sign-out while a like is in flight removes it', async () => {
    server.faults.add({ operation: 'likeCharacter', hold: true })
    like()
    await vi.waitFor(() => expect(likeCalls()).toHaveLength(1))
    tab.sessionControl.signOut()
    const asNobody = await tab.client.query(characterQuery(ORU))
    server.release()
    await settled()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(tab.client.getQueryData(characterKeys.one(ORU))).toEqual(asNobody)
    expect(asNobody?.isLiked).toBe(false)
    expect(toasts()).toEqual([])
  })
})
