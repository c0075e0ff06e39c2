import type { Scenario } from './scenario.ts'

export const unverified: Scenario = {
  summary: 'Fern is signed in and never confirmed her e-mail address.',
  viewer: 'fern',
}
