import { expect, it } from 'vitest'
import { type Exchange, logHash } from './logHash.ts'

const exchange = (method: string, path: string, rest: Partial<Exchange> = {}): Exchange => ({
  number: 1,
  method,
  path,
  operation: undefined,
  at: 0,
  outcome: 'answered',
  status: 200,
  ...rest,
})
const me = exchange('GET', '/auth/me', { response: '{"username":"mira"}' })
const list = exchange('GET', '/characters?page=1', { response: '{"data":[]}' })
const like = exchange('POST', '/characters/1/like', { request: '{}' })
const unlike = exchange('DELETE', '/characters/1/like')

it('ignores the times of calls and the order of reads of different addresses', () => {
  const later = { ...list, number: 7, at: 60_000, ms: 12 }
  expect(logHash([later, me])).toBe(logHash([me, list]))
})

it.for<{ name: string; one: Exchange[]; other: Exchange[] }>([
  { name: 'a response that says something else', one: [me], other: [{ ...me, response: '{"username":"fern"}' }] },
  { name: 'a request that says something else', one: [like], other: [{ ...like, request: '{"a":1}' }] },
  { name: 'another status', one: [list], other: [{ ...list, status: 500 }] },
  { name: 'a call made twice', one: [list], other: [list, list] },
  {
    name: 'one address refused before it succeeded, or after',
    one: [{ ...me, status: 401 }, me],
    other: [me, { ...me, status: 401 }],
  },
  { name: 'writes in another order', one: [like, unlike], other: [unlike, like] },
])('differs for $name', ({ one, other }) => {
  expect(logHash(one)).not.toBe(logHash(other))
})
