import type { Scenario } from './scenario.ts'

export const oneOfEach: Scenario = {
  summary: 'Mira is signed in: one character of somebody else, one of her own, one favourite and one chat.',
  viewer: 'mira',
  community: (usual) => {
    const [chat] = usual.chats.filter(({ owner }) => owner === 'mira')
    const hers = usual.characters.find(({ creator, isPublic }) => creator === 'mira' && isPublic !== false)
    const theirs = usual.characters.find(({ slug }) => slug === chat?.character)
    return {
      users: usual.users.map((user) => ({ ...user, favorites: theirs ? [theirs.slug] : [] })),
      characters: [theirs, hers].filter((character) => character !== undefined),
      chats: chat ? [chat] : [],
    }
  },
}
