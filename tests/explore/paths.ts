import * as fc from 'fast-check'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { SCENARIO_NAMES } from '#mocks/scenarios/index.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { PAGES } from '#src/product/pages.ts'
import type { Beginning } from './visit.ts'

/** The pages on which people write: a typed text is never lost there. */
export const WORK = ['/characters/create', '/characters/edit/$characterId', '/chat/character/$characterId', '/settings']

const CHARACTERS = ['mirelle-of-the-tides', 'nine', 'salma-of-the-stars', 'the-night-bus']
/** Characters of mira, who is the most frequent viewer; aria has several images. */
const OWN_CHARACTERS = ['postmistress-vale', 'the-unsent-letter', 'aria']
/** Without those in which most calls fail: the actions add the same faults. */
const SCENARIOS = SCENARIO_NAMES.filter((name) => !/^(offline|server-down|slow-network|slow-model)$/.test(name))
const viewer = fc.oneof(
  { weight: 7, arbitrary: fc.constant('mira' as const) },
  fc.constantFrom('jonas' as const, 'fern' as const, 'oldSalt' as const, null),
)

/** Addresses of the app, with their parameters. */
const pathsOf = (address: string): string[] => {
  const characters = address.includes('edit') ? OWN_CHARACTERS : CHARACTERS
  if (address.includes('$characterId'))
    return characters.map((slug) => address.replace('$characterId', characterId(slug)))
  if (address.includes('$userId')) return [address.replace('$userId', userId('saltglass'))]
  if (address === '/search') return ['/search?query=sea', '/search?query=nothing-like-this']
  if (address === '/settings') return ['/settings', '/settings?tab=account', '/settings?tab=privacy']
  if (/email|reset-password/.test(address)) return [`${address}?token=reset-mira`]
  return [address]
}
const pathsAt = (addresses: readonly string[]) =>
  fc.constantFrom(...addresses).chain((address) => fc.constantFrom(...pathsOf(address)))
export const anyPath = pathsAt(Object.keys(PAGES))

/** A world and the page at which a visit begins: most often one with forms, menus and dialogs. */
export const beginnings: fc.Arbitrary<Beginning> = fc.record({
  world: fc.oneof(
    { weight: 4, arbitrary: viewer.map((one): Situation => ({ scenario: 'default', viewer: one })) },
    fc.constantFrom(...SCENARIOS).map((scenario): Situation => ({ scenario })),
  ),
  path: fc.oneof(
    { weight: 2, arbitrary: pathsAt([...WORK, '/characters/edit/$characterId', '/chats', '/chats']) },
    anyPath,
  ),
})
