/** The number of letters to insert, delete, replace or swap with a neighbour (Damerau–Levenshtein). */
export function editDistance(one: string, other: string): number {
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
