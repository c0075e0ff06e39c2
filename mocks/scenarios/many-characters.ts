import type { Scenario } from './scenario.ts'

const CROWD = 2_000

export const manyCharacters: Scenario = {
  summary: 'Two thousand public characters; Mira is signed in and made a hundred of them.',
  viewer: 'mira',
  community(usual) {
    const models = usual.characters.filter(({ isPublic, brokenPicture }) => isPublic !== false && !brokenPicture)
    const crowd = Array.from({ length: CROWD - usual.characters.length }, (_, number) => {
      const model = models[number % models.length]!
      const generation = Math.floor(number / models.length) + 2
      return {
        ...model,
        slug: `${model.slug}-${generation}`,
        drawnAs: model.slug,
        name: `${model.name.slice(0, 20)} ${generation}`,
        creator: number % 20 === 0 ? 'mira' : model.creator,
        counts: { likes: number % 997, conversations: number % 313, messages: (number * 37) % 40_009 },
        createdDaysAgo: 20 + (number % 700),
        editedDaysAgo: number % 20,
      }
    })
    return { ...usual, characters: [...usual.characters, ...crowd] }
  },
}
