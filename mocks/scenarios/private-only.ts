import type { Scenario } from './scenario.ts'

export const privateOnly: Scenario = {
  summary: 'Mira is signed in and every character there is is private: only her own can be seen.',
  viewer: 'mira',
  community: (usual) => ({
    ...usual,
    characters: usual.characters.map((character) => ({ ...character, isPublic: false as const })),
  }),
}
