/** The most similar name; the comparison ignores case. */
export function nearestName<T extends string>(asked: string, names: readonly T[]): T | undefined {
  const distance = (name: string) => distanceOf(asked.toLowerCase(), name.toLowerCase())
  const [nearest] = names.map((name) => ({ name, off: distance(name) })).sort((one, other) => one.off - other.off)
  return nearest?.name
}

/** The name that a misspelt word is close to; undefined if none is close enough. */
export function meantName<T extends string>(asked: string, names: readonly T[]): T | undefined {
  const nearest = nearestName(asked, names)
  if (nearest === undefined) return undefined
  const wrongLetters = distanceOf(asked.toLowerCase(), nearest.toLowerCase())
  return wrongLetters <= (nearest.length > 5 ? 2 : 1) ? nearest : undefined
}

/** The number of letters to insert, delete, replace or swap with a neighbour (Damerau–Levenshtein). */
function distanceOf(one: string, other: string): number {
  const table = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line[column] = Math.min(
        table[row - 1]![column]! + 1,
        line[column - 1]! + 1,
        table[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwap ? table[row - 2]![column - 2]! + 1 : Infinity,
      )
    }
    table.push(line)
  }
  return table[one.length]![other.length]!
}
