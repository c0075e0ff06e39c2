import type { Community } from '#mocks/db/seed.ts'
import { COMPOSED_COUNT, composeCharacters } from '#mocks/fixtures/characters/composed.ts'
import {
  extremesOfCount,
  extremesOfLength,
  extremesOfScript,
  extremesOfShape,
  multitude,
} from '#mocks/fixtures/characters/characters.ts'
import { longConversation } from '#mocks/fixtures/chats/longConversation.ts'
import type { Scenario } from './scenario.ts'

const CROWD = 2_000

/** Composing them is the slowest part of changing the scenario, and the result is always the same. */
const crowds = new WeakMap<Community, Community>()

const SLOW_MODEL_MS = 12_000

/** All scenarios by name. */
const scenarios = {
  default: { summary: 'The usual community; nobody is signed in.' },
  'signed-in': {
    summary: 'Mira is signed in: characters of her own, favourites, many chats.',
    viewer: 'mira',
  },
  'new-member': {
    summary: 'Jonas is signed in: he arrived today and has made, liked and said nothing.',
    viewer: 'jonas',
  },
  'no-chats-yet': {
    summary: 'Mira is signed in and has not talked to anyone.',
    viewer: 'mira',
    community: (usual) => ({ ...usual, chats: [] }),
  },
  unverified: {
    summary: 'Fern is signed in and never confirmed her e-mail address.',
    viewer: 'fern',
  },
  'session-expires': {
    summary: 'Mira is signed in, but her session ends with the first thing she changes; signing in again helps.',
    viewer: 'mira',
    session: 'ends-at-first-write',
  },
  'session-renews': {
    summary: 'Mira comes back after a while: her access token is too old, her refresh token is good.',
    viewer: 'mira',
    session: 'access-expired',
  },
  'empty-world': {
    summary: 'Mira is signed in to a community without a single character.',
    viewer: 'mira',
    community: (usual) => ({ ...usual, characters: [], chats: [] }),
  },
  'many-characters': {
    summary: 'Two thousand public characters; Mira is signed in.',
    viewer: 'mira',
    community(usual) {
      const known = crowds.get(usual)
      if (known) return known
      const others = usual.characters.length - COMPOSED_COUNT
      const composed = composeCharacters({ count: CROWD - others })
      // Only the first characters have pictures of their own; the others use these.
      const crowd = composed.map((character, place) => ({
        ...character,
        picture: composed[place % COMPOSED_COUNT]!.slug,
      }))
      const crowded = { ...usual, characters: [...usual.characters.slice(0, others), ...crowd] }
      crowds.set(usual, crowded)
      return crowded
    },
  },
  'long-conversation': {
    summary: 'Mira is signed in; her chat with Mirelle of the Tides has two thousand messages.',
    viewer: 'mira',
    community(usual) {
      const long = longConversation()
      return { ...usual, chats: [long, ...usual.chats.filter(({ key }) => key !== long.key)] }
    },
  },
  'broken-pictures': {
    summary: 'Mira is signed in and no picture of a character can be loaded.',
    viewer: 'mira',
    community: (usual) => ({
      ...usual,
      characters: usual.characters.map((character) => ({ ...character, brokenPicture: true as const })),
    }),
  },
  'slow-network': {
    summary: 'Mira is signed in and every response takes two seconds or more.',
    viewer: 'mira',
    latencyMs: 2_000,
  },
  'server-down': {
    summary: 'Every call returns 503; nobody is signed in.',
    faults: [{ operation: '*', status: 503 }],
  },
  offline: {
    summary: 'No call gets through; nobody is signed in.',
    faults: [{ operation: '*', network: 'fail' }],
  },
  'empty-everything': {
    summary: 'Jonas is signed in to a community without anything: no character, no chat, no favourite.',
    viewer: 'jonas',
    community: (usual) => ({
      users: usual.users.map((user) => ({ ...user, favorites: [] })),
      characters: [],
      chats: [],
    }),
  },
  'session-about-to-expire': {
    summary: 'Mira is signed in and her access token has half a minute left; her refresh token is good.',
    viewer: 'mira',
    session: 'about-to-expire',
  },
  'refresh-revoked': {
    summary: 'Mira comes back: her access token is too old and her refresh token was revoked.',
    viewer: 'mira',
    session: 'refresh-revoked',
  },
  'very-long-texts': {
    summary: 'Northernmost_teapots, the longest name there can be, among characters with texts as long as they may be.',
    viewer: 'northernmostTeapots',
    community: (usual) => ({ ...usual, characters: [...extremesOfLength, ...extremesOfShape] }),
  },
  'right-to-left': {
    summary: 'Mira is signed in; characters and chats are in Arabic, Hebrew and other scripts.',
    viewer: 'mira',
    community: (usual) => ({ ...usual, characters: extremesOfScript }),
  },
  'odd-counts': {
    summary: 'Mira is signed in; counters are missing, zero, at the brink of the next unit and very large.',
    viewer: 'mira',
    community: (usual) => ({ ...usual, characters: [...extremesOfCount, multitude], chats: [] }),
  },
  'private-only': {
    summary: 'Mira is signed in and every character there is is private: only her own can be seen.',
    viewer: 'mira',
    community: (usual) => ({
      ...usual,
      characters: usual.characters.map((character) => ({ ...character, isPublic: false as const })),
    }),
  },
  'one-of-each': {
    summary: 'Mira is signed in: one character of somebody else, one of her own, one favourite and one chat.',
    viewer: 'mira',
    community: (usual) => {
      const [chat] = usual.chats.filter(({ owner }) => owner === 'mira')
      const hers = usual.characters.find(({ creator, isPublic }) => creator === 'mira' && isPublic !== false)
      const theirs = usual.characters.find(({ slug }) => slug === chat?.character)
      return {
        users: usual.users.map((user) => ({ ...user, favorites: theirs ? [theirs.slug] : [] })),
        characters: [theirs, hers].filter((character) => character !== undefined),
        chats: chat ? [chat] : [],
      }
    },
  },
  'no-favorites': {
    summary: 'Mira is signed in and nobody has ever liked anything.',
    viewer: 'mira',
    community: (usual) => ({ ...usual, users: usual.users.map((user) => ({ ...user, favorites: [] })) }),
  },
  'everything-liked': {
    summary: 'Mira is signed in and likes every public character.',
    viewer: 'mira',
    community: (usual) => {
      const everyone = usual.characters.filter(({ isPublic }) => isPublic !== false).map(({ slug }) => slug)
      return {
        ...usual,
        users: usual.users.map((user) => (user.key === 'mira' ? { ...user, favorites: everyone } : user)),
      }
    },
  },
  'legacy-name': {
    summary: 'Old salt is signed in, whose name has a space that the settings form would refuse today.',
    viewer: 'oldSalt',
  },
  'flaky-network': {
    summary: 'Mira is signed in and every third call breaks off.',
    viewer: 'mira',
    faults: [{ operation: '*', network: 'fail', nth: Array.from({ length: 300 }, (_, at) => 3 * (at + 1)) }],
  },
  'slow-model': {
    summary: 'Mira is signed in; whatever a model writes or draws takes twelve seconds.',
    viewer: 'mira',
    faults: [
      { operation: 'sendMessage', latencyMs: SLOW_MODEL_MS },
      { operation: 'augmentCharacter', latencyMs: SLOW_MODEL_MS },
      { operation: 'renewImage', latencyMs: SLOW_MODEL_MS },
      { operation: 'retouchImage', latencyMs: SLOW_MODEL_MS },
      { operation: 'renewPicture', latencyMs: SLOW_MODEL_MS },
    ],
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const SCENARIO_NAMES = Object.keys(scenarios) as ScenarioName[]

export function isScenarioName(name: string): name is ScenarioName {
  return name in scenarios
}

export function scenarioOf(name: ScenarioName): Scenario {
  return scenarios[name]
}
