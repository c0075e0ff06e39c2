import type { Scenario } from './scenario.ts'

export const newMember: Scenario = {
  summary: 'Jonas is signed in: he arrived today and has made, liked and said nothing.',
  viewer: 'jonas',
}
