import { seeded as numbers } from '#mocks/fixtures/seeded.ts'

/** A seeded generator with the same numbers in every engine. */
export interface Random {
  next(): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(choices: readonly T[]): T
}

/** FNV-1a. The generator's mixing step separates the hashes of similar seeds ('aria', 'arib'). */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return state >>> 0
}

/** The generator of the fixtures, seeded with a text, with the choices that drawings need. */
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
