import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import { allOperations } from '#src/contract/strict/operations.ts'
import { readWorldChoices } from '#mocks/world/worldChoices.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { SCENARIO_NAMES } from '#mocks/scenarios/index.ts'
import type { Situation } from './situation.ts'
import { situationLink, takeSituation, VIEWERS } from './situationAddress.ts'

const faults = fc
  .record(
    {
      operation: fc.constantFrom(...allOperations.map(({ id }) => id)),
      status: fc.constantFrom(500, 503),
      nth: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2 })),
      times: fc.integer({ min: 1, max: 99 }),
      latencyMs: fc.integer({ min: 1, max: 9999 }),
      bodyMs: fc.integer({ min: 1, max: 9999 }),
      hold: fc.constant(true as const),
      stored: fc.constant(true as const),
      network: fc.constantFrom('fail' as const, 'timeout' as const, 'abort' as const),
      shape: fc.constantFrom('html' as const, 'empty' as const, 'malformed' as const, 'wrong' as const),
      detail: fc.string({ unit: 'binary' }),
      address: fc.string({ unit: 'binary', minLength: 1 }),
      body: fc.jsonValue(),
    },
    { requiredKeys: ['operation', 'status'] },
  )
  .map((fault) => JSON.parse(JSON.stringify(fault)) as Fault)

const situations: fc.Arbitrary<Situation> = fc.record(
  {
    scenario: fc.constantFrom(...SCENARIO_NAMES),
    viewer: fc.constantFrom(...VIEWERS).map((viewer) => (viewer === 'nobody' ? null : viewer)),
    seed: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
    clock: fc.constantFrom(
      '2026-05-20T12:00:00Z',
      '2026-05-20T12:00:00.250Z_905s',
      '2026-05-20T12:00:00Z_1d_runs',
      '_15m',
    ),
    latencyMs: fc.integer({ min: 0, max: 60_000 }),
    faults: fc.array(faults, { minLength: 1, maxLength: 3 }),
    ownFaults: fc.constant(false as const),
    edits: fc.dictionary(fc.uuid(), fc.record({ name: fc.string({ unit: 'binary' }) })).map((users) => ({ users })),
  },
  { requiredKeys: [] },
)

it('a link of the panel opens the same world and the same page, whatever the address of the page', () => {
  const words = fc.string({ unit: 'binary', maxLength: 20 })
  const pages = fc.record({ path: words, query: words, place: words })
  fc.assert(
    fc.property(pages, situations, fc.boolean(), ({ path, query, place }, situation, isInHash) => {
      const page = new URL('https://perigee.example/')
      const route = `/search/${encodeURIComponent(path)}?${new URLSearchParams({ query })}`
      // A build for any folder keeps its routes in the hash.
      if (isInHash) page.hash = route
      else page.href = `${page.origin}${route}#${encodeURIComponent(place)}`

      const link = situationLink(page.href, situation)
      const { search, hash, notices } = readWorldChoices(link.search, memoryStorage(), { hash: link.hash })
      expect(notices).toEqual([])
      expect(takeSituation(new URLSearchParams(link.search)).situation).toEqual(situation)
      expect({ search, hash, pathname: link.pathname }).toEqual({
        search: page.search,
        hash: page.hash,
        pathname: page.pathname,
      })
    }),
  )
})

it('parsing an address never fails', () => {
  const keys = fc.constantFrom('scenario', 'viewer', 'seed', 'clock', 'latency', 'fault', 'edit')
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.string({ unit: 'binary' }))), (parts) => {
      const { notices } = takeSituation(new URLSearchParams(parts))
      for (const notice of notices) expect(notice).toMatch(/\.$/)
    }),
  )
})
