import type { Scenario } from './scenario.ts'

export const slowNetwork: Scenario = {
  summary: 'Mira is signed in and every response takes two seconds or more.',
  viewer: 'mira',
  latencyMs: 2_000,
}
