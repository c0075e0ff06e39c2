import type { Community } from '#mocks/db/seed.ts'
import { COMPOSED_COUNT, composeCharacters } from '#mocks/fixtures/characters/composed.ts'
import type { Scenario } from './scenario.ts'

const CROWD = 2_000

/** Composing them is the slowest part of changing the scenario, and the result is always the same. */
const crowds = new WeakMap<Community, Community>()

export const manyCharacters: Scenario = {
  summary: 'Two thousand public characters; Mira is signed in.',
  viewer: 'mira',
  community(usual) {
    const known = crowds.get(usual)
    if (known) return known
    const others = usual.characters.length - COMPOSED_COUNT
    const composed = composeCharacters({ count: CROWD - others })
    // Only the first characters have pictures of their own; the others use these.
    const crowd = composed.map((character, place) => ({
      ...character,
      picture: composed[place % COMPOSED_COUNT]!.slug,
    }))
    const crowded = { ...usual, characters: [...usual.characters.slice(0, others), ...crowd] }
    crowds.set(usual, crowded)
    return crowded
  },
}
