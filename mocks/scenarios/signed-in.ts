import type { Scenario } from './scenario.ts'

export const signedIn: Scenario = {
  summary: 'Mira is signed in: characters of her own, favourites, many chats.',
  viewer: 'mira',
}
