import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TITLES, TRANSPORTS, transportOf } from './homes.ts'

it('each of the three transports has journeys', () => {
  const used = globSync('tests/e2e/*.e2e.ts').map((path) => transportOf(path))
  expect(new Set(used)).toEqual(new Set(TRANSPORTS))
})

it.for([
  ['/project/tests/e2e/chats-list.e2e.ts', 'worker'],
  ['e2e\\chats-list.e2e.ts', 'worker'],
  ['tests/e2e/other-chats-list.e2e.ts', 'http'],
  ['tests/live/chats-list.live.ts', 'http'],
  ['tests/visual/screens.visual.ts', 'in-page'],
])('%s uses the transport %s, and a group its own', ([path = '', transport]) => {
  expect(transportOf(path, ['on a phone'])).toBe(transport)
  for (const own of TRANSPORTS) expect(transportOf(path, [TITLES[own]])).toBe(own)
})
