import type { Scenario } from './scenario.ts'

export const everythingLiked: Scenario = {
  summary: 'Mira is signed in and likes every public character.',
  viewer: 'mira',
  community: (usual) => {
    const everyone = usual.characters.filter(({ isPublic }) => isPublic !== false).map(({ slug }) => slug)
    return {
      ...usual,
      users: usual.users.map((user) => (user.key === 'mira' ? { ...user, favorites: everyone } : user)),
    }
  },
}
