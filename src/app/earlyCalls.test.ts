import { afterEach, expect, it, vi } from 'vitest'
import { getListCharactersUrl } from '#src/api/generated/characters/characters.ts'
import { FIRST_PAGE, HOME_ROW_CARDS } from '#src/product/limits.ts'
import { LISTING_ORDERS } from '#src/product/orders.ts'
import { firstCallsOf, startEarlyCalls } from './earlyCalls.ts'

afterEach(() => vi.unstubAllGlobals())

it.for(['/', '/explore'])('the first calls of %s are spelt as the generated client spells them', (path) => {
  expect(firstCallsOf(path)).toEqual(
    LISTING_ORDERS.map((sort) => getListCharactersUrl({ page: FIRST_PAGE, limit: HOME_ROW_CARDS, sort })),
  )
})

it('an address without first calls starts none', () => {
  expect(firstCallsOf('/nowhere')).toEqual([])
})

const BASE = 'https://api.example/api/v1'

it('an early answer is handed out once, and only to the same request with the same token', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('early')))
  vi.stubGlobal('fetch', fetch)
  const early = startEarlyCalls('/explore', BASE, 'token')
  expect(fetch).toHaveBeenCalledTimes(3)

  const [url] = firstCallsOf('/explore')
  const asked = (token: string) => new Request(BASE + url, { headers: { Authorization: `Bearer ${token}` } })
  expect(early.take(asked('another'))).toBeUndefined()
  await expect(early.take(asked('token'))?.then((answer) => answer.text())).resolves.toBe('early')
  expect(early.take(asked('token'))).toBeUndefined()
})

it('a token whose time has passed is not sent ahead: the app renews it first', () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 1 }))
  const early = startEarlyCalls('/explore', BASE, `head.${payload}.signature`)
  expect(fetch).not.toHaveBeenCalled()
  expect(early.take(new Request(BASE + firstCallsOf('/explore')[0]))).toBeUndefined()
})
