import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { characterKeys } from '../calls/characters.ts'
import { likesInCache, withLike } from './likesInCache.ts'

const aria = { id: 'aria', name: 'Aria', creatorId: 'u1', isLiked: false, likeCount: 40 }
const nine = { id: 'nine', name: 'Nine', creatorId: 'u2', isLiked: true, likeCount: 7 }
const liked = { ...aria, isLiked: true, likeCount: 41 }
const LIKE = { isLiked: true, likeCount: 41 }

const listing = [...characterKeys.all, 'listing', { page: 1 }]
let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
})

/** A read in flight, and a function that ends it. */
function readingOf(queryKey: readonly unknown[]) {
  let resolveRead: (data: unknown) => void = () => undefined
  const read = client.query({
    queryKey,
    queryFn: () => new Promise<unknown>((resolve) => (resolveRead = resolve)),
    staleTime: 0,
  })
  return { arrive: (data: unknown) => (resolveRead(data), read) }
}

describe('updating a like in cached data', () => {
  it.for([
    { rows: ['AMB-71'], what: 'the character itself', before: aria, after: liked },
    {
      rows: [],
      what: 'a page of a list',
      before: { data: [nine, aria], meta: {} },
      after: { data: [nine, liked], meta: {} },
    },
    { rows: [], what: 'a plain list', before: [aria, nine], after: [liked, nine] },
    {
      rows: [],
      what: 'pages of an endless list',
      before: { pages: [{ data: [nine] }, { data: [aria] }], pageParams: [1, 2] },
      after: { pages: [{ data: [nine] }, { data: [liked] }], pageParams: [1, 2] },
    },
    { rows: [], what: 'a chat', before: { id: 'c', character: aria }, after: { id: 'c', character: liked } },
  ])('$what', ({ before, after }) => {
    expect(withLike(before, 'aria', LIKE)).toEqual(after)
  })

  it.for([null, undefined, true, 'aria', [nine], { data: [nine] }])('%j is returned unchanged', (data) => {
    expect(withLike(data, 'aria', LIKE)).toBe(data)
  })

  it.for([{ rows: ['AMB-20'] }])('an unknown count keeps the count of each view', () => {
    expect(withLike({ ...aria, likeCount: undefined }, 'aria', { isLiked: true })).toEqual({
      ...aria,
      isLiked: true,
      likeCount: undefined,
    })
    expect(withLike(aria, 'aria', { isLiked: true })).toEqual({ ...aria, isLiked: true })
  })
})

it('a like reaches the chats, and not the statistics of another character', () => {
  const chats = (character: object) => ({ pages: [{ data: [{ character }] }], pageParams: [1] })
  client.setQueryData(['chats', 'mine'], chats(aria))
  client.setQueryData(characterKeys.stats('nine'), { isLiked: true, likeCount: 7 })
  likesInCache(client).expect('aria', LIKE)
  expect(client.getQueryData(['chats', 'mine'])).toEqual(chats(liked))
  expect(client.getQueryData(characterKeys.stats('nine'))).toEqual({ isLiked: true, likeCount: 7 })
})

it('a like keeps the age and the invalidation of the data', () => {
  client.setQueryData(listing, { data: [aria] }, { updatedAt: 1_000 })
  void client.invalidateQueries({ queryKey: listing })
  likesInCache(client).settle('aria', LIKE)
  const data = { data: [liked] }
  expect(client.getQueryState(listing)).toMatchObject({ dataUpdatedAt: 1_000, isInvalidated: true, data })
})

describe('a later response', () => {
  it('shows the optimistic like while it is in flight', async () => {
    likesInCache(client).expect('aria', LIKE)
    await readingOf(listing).arrive({ data: [aria] })
    expect(client.getQueryData(listing)).toEqual({ data: [liked] })
  })

  it('to a request from before the like settled is corrected', async () => {
    const likes = likesInCache(client)
    const reading = readingOf(listing)
    likes.expect('aria', LIKE)
    likes.settle('aria', LIKE)
    await reading.arrive({ data: [aria] })
    expect(client.getQueryData(listing)).toEqual({ data: [liked] })
  })

  it('to a request from after the like settled is not changed', async () => {
    likesInCache(client).settle('aria', LIKE)
    await readingOf(listing).arrive({ data: [{ ...aria, likeCount: 99 }] })
    expect(client.getQueryData(listing)).toEqual({ data: [{ ...aria, likeCount: 99 }] })
  })

  it('never shows the older state in between', async () => {
    const seen: unknown[] = []
    const likes = likesInCache(client)
    const reading = readingOf(listing)
    const observer = new QueryObserver(client, { queryKey: listing, enabled: false })
    // Like useQuery: notified in batches, it reads the state at that time.
    observer.subscribe(notifyManager.batchCalls(() => seen.push(observer.getCurrentResult().data)))
    likes.settle('aria', LIKE)
    await reading.arrive({ data: [aria] })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(new Set(seen.map((data) => JSON.stringify(data)))).toEqual(new Set([JSON.stringify({ data: [liked] })]))
  })

  it('that is cancelled restores no older data', async () => {
    client.setQueryData(listing, { data: [aria] })
    const likes = likesInCache(client)
    const reading = readingOf(listing)
    likes.settle('aria', LIKE)
    await client.cancelQueries({ queryKey: listing })
    await reading.arrive(undefined).catch(() => undefined)
    expect(client.getQueryData(listing)).toEqual({ data: [liked] })
  })

  it('is not changed if the like belongs to another viewer', async () => {
    let viewer = 'mira'
    likesInCache(client).expect('aria', LIKE, () => viewer === 'mira')
    viewer = 'nobody'
    await readingOf(listing).arrive({ data: [aria] })
    expect(client.getQueryData(listing)).toEqual({ data: [aria] })
    likesInCache(client).settle('aria', LIKE, () => viewer === 'mira')
    expect(client.getQueryData(listing)).toEqual({ data: [aria] })
  })
})
