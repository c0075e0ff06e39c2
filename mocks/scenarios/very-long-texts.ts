import { extremesOfLength, extremesOfShape } from '#mocks/fixtures/characters/characters.ts'
import type { Scenario } from './scenario.ts'

export const veryLongTexts: Scenario = {
  summary: 'Northernmost_teapots, the longest name there can be, among characters with texts as long as they may be.',
  viewer: 'northernmostTeapots',
  community: (usual) => ({ ...usual, characters: [...extremesOfLength, ...extremesOfShape] }),
}
