import type { Scenario } from './scenario.ts'

export const emptyEverything: Scenario = {
  summary: 'Jonas is signed in to a community without anything: no character, no chat, no favourite.',
  viewer: 'jonas',
  community: (usual) => ({
    users: usual.users.map((user) => ({ ...user, favorites: [] })),
    characters: [],
    chats: [],
  }),
}
