import type { Scenario } from './scenario.ts'

export const flakyNetwork: Scenario = {
  summary: 'Mira is signed in and every third call breaks off.',
  viewer: 'mira',
  faults: [{ operation: '*', network: 'fail', nth: Array.from({ length: 300 }, (_, at) => 3 * (at + 1)) }],
}
