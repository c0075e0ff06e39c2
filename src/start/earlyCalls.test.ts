import { afterEach, expect, it, vi } from 'vitest'
import {
  getListCharactersUrl,
  getListSimilarCharactersUrl,
  getReadCharacterUrl,
  getReadOwnershipUrl,
} from '#src/api/generated/characters/reads.ts'
import { getFindChatUrl, getListMessagesUrl, getListMyChatsUrl } from '#src/api/generated/chats/reads.ts'
import { CHAT_LIST_PAGE_SIZE, FIRST_PAGE, HOME_ROW_CARDS, SIMILAR_SLIDER_CARDS } from '#src/product/limits.ts'
import { LISTING_ORDERS } from '#src/product/orders.ts'
import { pageAt } from '#src/product/pages.ts'
import { firstCallsOf, firstMemberCallsOf, startEarlyCalls } from './earlyCalls.ts'

afterEach(() => vi.unstubAllGlobals())

const LISTINGS = LISTING_ORDERS.map((sort) => getListCharactersUrl({ page: FIRST_PAGE, limit: HOME_ROW_CARDS, sort }))
const CHATS = [getListMyChatsUrl({ page: FIRST_PAGE, limit: CHAT_LIST_PAGE_SIZE })]
const ofCharacter = (id: string) => [
  getReadCharacterUrl(id),
  getListSimilarCharactersUrl(id, { num_characters: SIMILAR_SLIDER_CARDS + 1 }),
]

it.for<[path: string, calls: string[], memberCalls?: string[]]>([
  ['/', LISTINGS],
  ['/explore', LISTINGS],
  ['/character/620ebe63-9736-5a19-80dd-3ba2f9a83676', ofCharacter('620ebe63-9736-5a19-80dd-3ba2f9a83676')],
  ['/character/c1/', ofCharacter('c1')],
  ["/character/it's%20here", ofCharacter("it's here")],
  ['/character/50%', ofCharacter('50%')],
  ['/characters/edit/c1', [], [getReadOwnershipUrl('c1'), getReadCharacterUrl('c1')]],
  ["/chat/character/it's%20here", [getReadCharacterUrl("it's here")], [getFindChatUrl({ character_id: "it's here" })]],
  ['/chats', [], CHATS],
  ['/chats/', [], CHATS],
  ['/nowhere', []],
  ['/character', []],
  ['/character/', []],
  ['/character/c1/more', []],
])('the first calls of %s have the addresses of the generated client', ([path, calls, memberCalls = []]) => {
  expect(firstCallsOf(pageAt(path))).toEqual(calls)
  expect(firstMemberCallsOf(pageAt(path))).toEqual(memberCalls)
})

it('first calls for members are not made for visitors', () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('early')))
  vi.stubGlobal('fetch', fetch)
  startEarlyCalls(pageAt('/chats'), BASE, undefined)
  expect(fetch).not.toHaveBeenCalled()
  startEarlyCalls(pageAt('/chats'), BASE, 'token')
  expect(fetch).toHaveBeenCalledOnce()
  expect(new Request(...fetch.mock.calls[0]!).cache).toBe('no-store')
})

it.for([
  { found: { id: 'chat-1' }, asked: ['chat-1'] },
  { found: [{ id: 'chat-1' }], asked: ['chat-1'] },
  { found: null, asked: [] },
  { found: {}, asked: [] },
])('the messages of a chat are requested as soon as it is found: $found', async ({ found, asked }) => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(found)))
  vi.stubGlobal('fetch', fetch)
  const early = startEarlyCalls(pageAt('/chat/character/c1'), BASE, 'token')
  const request = (url: string) => new Request(BASE + url, { headers: { Authorization: 'Bearer token' } })
  const lookedUp = await early.take(request('/chats/?character_id=c1'))
  // A caller that takes the chat finds its messages in flight.
  expect(fetch).toHaveBeenCalledTimes(2 + asked.length)
  for (const id of asked) expect(early.take(request(getListMessagesUrl(id)))).toBeInstanceOf(Promise)
  await expect(lookedUp?.json()).resolves.toEqual(found)
})

it('every response is read to its end, also if the app never takes it, and messages are not parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const responses = [Response.json({ id: 'c1' }), Response.json({ id: 'chat-1' }), Response.json([])]
  const [character, chat, messages] = responses
  vi.stubGlobal('fetch', () => Promise.resolve(responses.shift()))
  const early = startEarlyCalls(pageAt('/chat/character/c1'), BASE, 'token')
  const taken = (path: string) => early.take(new Request(BASE + path, { headers: { Authorization: 'Bearer token' } }))
  await expect(taken('/characters/c1')?.then((response) => response.json())).resolves.toEqual({ id: 'c1' })
  await taken('/chats/?character_id=c1')
  await vi.waitFor(() => expect([character, chat, messages].map((one) => one?.bodyUsed)).toEqual([true, true, true]))
  expect(parse).not.toHaveBeenCalledWith('[]')
})

it.for([
  { what: 'no JSON', response: () => new Response('<p>', { status: 502, headers: { 'Content-Type': 'text/html' } }) },
  { what: 'no body', response: () => new Response(null, { status: 204 }) },
])('a first response with $what is passed on with its status, headers and text', async ({ response }) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response()))
  const early = startEarlyCalls(pageAt('/character/c1'), BASE, undefined)
  const taken = await early.take(new Request(`${BASE}/characters/c1`))
  const given = response()
  expect(taken?.status).toBe(given.status)
  expect(taken?.headers.get('Content-Type')).toBe(given.headers.get('Content-Type'))
  await expect(taken?.text()).resolves.toBe(await given.text())
})

const BASE = 'https://api.example/api/v1'

it('an early response is used once, and only for the same request with the same token', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('early')))
  vi.stubGlobal('fetch', fetch)
  const early = startEarlyCalls(pageAt('/explore'), BASE, 'token')
  expect(fetch).toHaveBeenCalledTimes(3)

  const [url] = firstCallsOf(pageAt('/explore'))
  const asked = (token: string) => new Request(BASE + url, { headers: { Authorization: `Bearer ${token}` } })
  expect(early.take(asked('another'))).toBeUndefined()
  await expect(early.take(asked('token'))?.then((response) => response.text())).resolves.toBe('early')
  expect(early.take(asked('token'))).toBeUndefined()
})

it('an expired token is not sent early: the app refreshes it first', () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 1 }))
  const early = startEarlyCalls(pageAt('/explore'), BASE, `head.${payload}.signature`)
  expect(fetch).not.toHaveBeenCalled()
  expect(early.take(new Request(BASE + firstCallsOf(pageAt('/explore'))[0]))).toBeUndefined()
})
