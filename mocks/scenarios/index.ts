import { brokenPictures } from './broken-pictures.ts'
import { defaultScenario } from './default.ts'
import { emptyWorld } from './empty-world.ts'
import { manyCharacters } from './many-characters.ts'
import { newMember } from './new-member.ts'
import { noChatsYet } from './no-chats-yet.ts'
import { offline } from './offline.ts'
import type { Scenario } from './scenario.ts'
import { serverDown } from './server-down.ts'
import { sessionExpires } from './session-expires.ts'
import { sessionRenews } from './session-renews.ts'
import { signedIn } from './signed-in.ts'
import { slowNetwork } from './slow-network.ts'
import { unverified } from './unverified.ts'

/** Every situation by its name. */
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
  'broken-pictures': brokenPictures,
  'slow-network': slowNetwork,
  'server-down': serverDown,
  offline,
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const SCENARIO_NAMES = Object.keys(scenarios) as ScenarioName[]

export function isScenarioName(name: string): name is ScenarioName {
  return name in scenarios
}

export function scenarioOf(name: ScenarioName): Scenario {
  return scenarios[name]
}
