import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TITLES, TRANSPORTS, transportOf } from './homes.ts'

it('each of the three transports has journeys', () => {
  const used = globSync('tests/e2e/*.e2e.ts').map((path) => transportOf(path))
  expect(new Set(used)).toEqual(new Set(TRANSPORTS))
})

it('a journey uses the transport of its file, or of its group', () => {
  for (const path of ['/project/tests/e2e/chats-list.e2e.ts', 'e2e\\chats-list.e2e.ts']) {
    expect(transportOf(path)).toBe('worker')
    expect(transportOf(path, ['on a phone'])).toBe('worker')
    for (const transport of TRANSPORTS) expect(transportOf(path, [TITLES[transport]])).toBe(transport)
  }
})

it('a new file runs with the live build, even with a similar name', () => {
  for (const path of ['tests/e2e/new.e2e.ts', 'tests/e2e/other-chats.e2e.ts', 'tests/live/chats.live.ts'])
    expect(transportOf(path)).toBe('http')
})

it('pictures and the tests of Storybook use the mock server in the page', () => {
  for (const path of ['tests/visual/screens.visual.ts', 'tests/storybook/toolbar.e2e.ts'])
    expect(transportOf(path)).toBe('in-page')
})
