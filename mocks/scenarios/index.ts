import { brokenPictures } from './broken-pictures.ts'
import { defaultScenario } from './default.ts'
import { emptyWorld } from './empty-world.ts'
import { longConversationScenario } from './long-conversation.ts'
import { manyCharacters } from './many-characters.ts'
import { newMember } from './new-member.ts'
import { noChatsYet } from './no-chats-yet.ts'
import { offline } from './offline.ts'
import { emptyEverything } from './empty-everything.ts'
import { sessionAboutToExpire } from './session-about-to-expire.ts'
import { refreshRevoked } from './refresh-revoked.ts'
import { veryLongTexts } from './very-long-texts.ts'
import { rightToLeft } from './right-to-left.ts'
import { oddCounts } from './odd-counts.ts'
import { privateOnly } from './private-only.ts'
import { oneOfEach } from './one-of-each.ts'
import { noFavorites } from './no-favorites.ts'
import { everythingLiked } from './everything-liked.ts'
import { legacyName } from './legacy-name.ts'
import { flakyNetwork } from './flaky-network.ts'
import { slowModel } from './slow-model.ts'
import type { Scenario } from './scenario.ts'
import { serverDown } from './server-down.ts'
import { sessionExpires } from './session-expires.ts'
import { sessionRenews } from './session-renews.ts'
import { signedIn } from './signed-in.ts'
import { slowNetwork } from './slow-network.ts'
import { unverified } from './unverified.ts'

/** All scenarios by name. */
const scenarios = {
  default: defaultScenario,
  'signed-in': signedIn,
  'new-member': newMember,
  'no-chats-yet': noChatsYet,
  unverified,
  'session-expires': sessionExpires,
  'session-renews': sessionRenews,
  'empty-world': emptyWorld,
  'many-characters': manyCharacters,
  'long-conversation': longConversationScenario,
  'broken-pictures': brokenPictures,
  'slow-network': slowNetwork,
  'server-down': serverDown,
  offline,
  'empty-everything': emptyEverything,
  'session-about-to-expire': sessionAboutToExpire,
  'refresh-revoked': refreshRevoked,
  'very-long-texts': veryLongTexts,
  'right-to-left': rightToLeft,
  'odd-counts': oddCounts,
  'private-only': privateOnly,
  'one-of-each': oneOfEach,
  'no-favorites': noFavorites,
  'everything-liked': everythingLiked,
  'legacy-name': legacyName,
  'flaky-network': flakyNetwork,
  'slow-model': slowModel,
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const SCENARIO_NAMES = Object.keys(scenarios) as ScenarioName[]

export function isScenarioName(name: string): name is ScenarioName {
  return name in scenarios
}

export function scenarioOf(name: ScenarioName): Scenario {
  return scenarios[name]
}
