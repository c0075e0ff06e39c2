import type { Scenario } from './scenario.ts'

export const brokenPictures: Scenario = {
  summary: 'Mira is signed in and no picture of a character can be loaded.',
  viewer: 'mira',
  community: (usual) => ({
    ...usual,
    characters: usual.characters.map((character) => ({ ...character, brokenPicture: true as const })),
  }),
}
