import { characterId, userId } from '#mocks/fixtures/ids.ts'
import type { Random } from './random.ts'
import { SCENARIO_NAMES } from '#mocks/scenarios/index.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { PAGES } from '#src/product/pages.ts'
import { WORK } from './beginnings.ts'
import type { Met } from './met.ts'

const VIEWERS = ['mira', 'mira', 'mira', 'mira', 'mira', 'mira', 'jonas', 'fern', 'oldSalt', null, null] as const
const LATENCIES_MS = [0, 0, 0, 20, 150]
/** Scenarios in which most steps fail; other scenarios get the same faults later. */
const RARE = ['offline', 'server-down', 'slow-network', 'slow-model']
const SCENARIOS = SCENARIO_NAMES.filter((name) => !RARE.includes(name))

const CHARACTERS = ['mirelle-of-the-tides', 'nine', 'salma-of-the-stars', 'the-night-bus']
/** Characters of mira, who is the most frequent viewer; aria has several images. */
const OWN_CHARACTERS = ['postmistress-vale', 'the-unsent-letter', 'aria']
const SEARCHES = ['', '?query=sea', '?query=moon', '?query=nothing-like-this']
const TABS = ['', '?tab=account', '?tab=privacy', '?tab=accessibility', '?tab=notifications']
const TOKENS = ['', '?token=verify-fern', '?token=update-mira', '?token=reset-mira', '?token=wrong']

export function randomWorld(random: Random): Situation {
  const isUsual = random.chance(0.7)
  return {
    scenario: isUsual ? 'default' : random.pick(SCENARIOS),
    ...((isUsual || random.chance(0.2)) && { viewer: random.pick(VIEWERS) }),
    latencyMs: random.pick(LATENCIES_MS),
    ...(random.chance(0.2) && { clock: '2026-05-20T12:00:00Z' }),
  }
}

/** An address of the app, with optional parameters; prefers pages with few visits. */
export function randomPath(random: Random, met: Met): string {
  const addresses = [...Object.keys(PAGES), ...WORK, ...WORK, '/chats', '/my-characters']
  const seen = (address: string) => met.routes.get(address) ?? 0
  const drawn = Array.from({ length: 3 }, () => random.pick(addresses))
  const address = drawn.reduce((least, each) => (seen(each) < seen(least) ? each : least))
  const characters = address.includes('edit') && random.chance(0.9) ? OWN_CHARACTERS : CHARACTERS
  const filled = address
    // A malformed id would be a malformed query of the chat page's own call, which the contract refuses.
    .replace('$characterId', characterId(random.chance(0.05) ? 'no-such-character' : random.pick(characters)))
    .replace('$userId', random.chance(0.05) ? 'no-such-id' : userId(random.pick(['mira', 'saltglass'])))
  if (address === '/search') return filled + random.pick(SEARCHES)
  if (address === '/settings') return filled + random.pick(TABS)
  if (/email|reset-password/.test(address)) return filled + random.pick(TOKENS)
  return filled
}
