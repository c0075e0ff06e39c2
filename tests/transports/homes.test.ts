import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { journeysOf } from './homes.ts'
import type { Way } from './homes.ts'

const WAYS: Way[] = ['worker', 'in-page', 'live']
/** The test names as Playwright composes them: project, file, titles and tags. */
const waysOf = (file: string, tags = '') =>
  WAYS.filter((way) => journeysOf(way).test(`${way} e2e/${file} somebody does something ${tags}`))

it('each journey uses one transport, and each of the three has journeys', () => {
  const files = globSync('tests/e2e/*.e2e.ts').map((path) => basename(path))
  const ways = files.filter((file) => file !== 'pretendServer.e2e.ts').map((file) => waysOf(file))
  expect(ways.filter((one) => one.length !== 1)).toEqual([])
  expect(new Set(ways.flat())).toEqual(new Set(WAYS))
})

it('a journey with the tag uses all three transports', () => {
  for (const file of ['chats.e2e.ts', 'accounts.e2e.ts', 'search.e2e.ts', 'new.e2e.ts'])
    expect(waysOf(file, '@A1-01 @everywhere')).toEqual(WAYS)
  expect(waysOf('pretendServer.e2e.ts')).toEqual(WAYS)
})

it('a new file runs with the live build, even with a similar name', () => {
  for (const file of ['new.e2e.ts', 'other-chats.e2e.ts']) expect(waysOf(file)).toEqual(['live'])
})
