import type { Scenario } from './scenario.ts'

export const legacyName: Scenario = {
  summary: 'Old salt is signed in, whose name has a space that the settings form would refuse today.',
  viewer: 'oldSalt',
}
