import type { Scenario } from './scenario.ts'

export const noChatsYet: Scenario = {
  summary: 'Mira is signed in and has not talked to anyone.',
  viewer: 'mira',
  community: (usual) => ({ ...usual, chats: [] }),
}
