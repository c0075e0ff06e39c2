import { extremesOfScript } from '#mocks/fixtures/characters/characters.ts'
import type { Scenario } from './scenario.ts'

export const rightToLeft: Scenario = {
  summary: 'Mira is signed in; characters and chats are in Arabic, Hebrew and other scripts.',
  viewer: 'mira',
  community: (usual) => ({ ...usual, characters: extremesOfScript }),
}
