import type { Scenario } from './scenario.ts'

export const emptyWorld: Scenario = {
  summary: 'Mira is signed in to a community without a single character.',
  viewer: 'mira',
  community: (usual) => ({ ...usual, characters: [], chats: [] }),
}
