import { extremesOfCount, multitude } from '#mocks/fixtures/characters/characters.ts'
import type { Scenario } from './scenario.ts'

export const oddCounts: Scenario = {
  summary: 'Mira is signed in; counters are missing, zero, at the brink of the next unit and very large.',
  viewer: 'mira',
  community: (usual) => ({ ...usual, characters: [...extremesOfCount, multitude], chats: [] }),
}
