import traitNames from '#mocks/fixtures/words/traitNames.json' with { type: 'json' }
import { numberOf } from '#mocks/fixtures/ids.ts'

/** Different trait names; the seed determines which. */
export function randomTraits(count: number, seed: string): string[] {
  return traitNames
    .map((name) => ({ name, at: numberOf(`${seed}/${name}`) }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ name }) => name)
}
