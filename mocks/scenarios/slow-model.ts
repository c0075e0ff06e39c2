import type { Scenario } from './scenario.ts'

const MS = 12_000

export const slowModel: Scenario = {
  summary: 'Mira is signed in; whatever a model writes or draws takes twelve seconds.',
  viewer: 'mira',
  faults: [
    { operation: 'sendMessage', latencyMs: MS },
    { operation: 'augmentCharacter', latencyMs: MS },
    { operation: 'renewImage', latencyMs: MS },
    { operation: 'retouchImage', latencyMs: MS },
    { operation: 'renewPicture', latencyMs: MS },
  ],
}
