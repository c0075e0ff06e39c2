import { seeded as numbers } from '#mocks/fixtures/seeded.ts'

/** A generator that gives the same numbers for the same seed, in every engine. */
export interface Random {
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(choices: readonly T[]): T
}

/** FNV-1a; spreads similar seeds ('aria', 'arib') far apart once mixed by the generator. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return state >>> 0
}

/** The generator of the fixtures, started from words, with what drawings ask for. */
export function seeded(seed: string): Random {
  const { next, pick } = numbers(hash(seed))
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    pick,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => next() < share,
  }
}
