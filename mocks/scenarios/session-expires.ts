import type { Scenario } from './scenario.ts'

export const sessionExpires: Scenario = {
  summary: 'Mira is signed in, but her session ends with the first thing she changes; signing in again helps.',
  viewer: 'mira',
  session: 'ends-at-first-write',
}
