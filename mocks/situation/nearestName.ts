import { editDistance } from '#src/contract/strict/editDistance.ts'

/** The most similar name; the comparison ignores case. */
export function nearestName<T extends string>(asked: string, names: readonly T[]): T | undefined {
  const distance = (name: string) => editDistance(asked.toLowerCase(), name.toLowerCase())
  const [nearest] = names.map((name) => ({ name, off: distance(name) })).sort((one, other) => one.off - other.off)
  return nearest?.name
}

/** The name that a misspelt word is close to; undefined if none is close enough. */
export function meantName<T extends string>(asked: string, names: readonly T[]): T | undefined {
  const nearest = nearestName(asked, names)
  if (nearest === undefined) return undefined
  const wrongLetters = editDistance(asked.toLowerCase(), nearest.toLowerCase())
  return wrongLetters <= (nearest.length > 5 ? 2 : 1) ? nearest : undefined
}
