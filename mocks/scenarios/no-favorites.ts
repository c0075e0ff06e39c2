import type { Scenario } from './scenario.ts'

export const noFavorites: Scenario = {
  summary: 'Mira is signed in and nobody has ever liked anything.',
  viewer: 'mira',
  community: (usual) => ({ ...usual, users: usual.users.map((user) => ({ ...user, favorites: [] })) }),
}
