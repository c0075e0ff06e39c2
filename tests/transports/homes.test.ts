import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TRANSPORTS, transportOf } from './homes.ts'

it('each of the three transports has journeys', () => {
  const used = globSync('tests/e2e/*.e2e.ts').map((path) => transportOf(path))
  expect(new Set(used)).toEqual(new Set(TRANSPORTS))
})
