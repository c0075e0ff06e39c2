import type { CharacterRow } from '#mocks/db/database.ts'

/**
 * The same characters, sorted by the number of tags and traits they share with the given one; equals keep their order.
 * The given character is the most similar: it may be in the list, and the client leaves it out.
 */
export function similarTo(character: CharacterRow, rows: readonly CharacterRow[]): CharacterRow[] {
  const tags = new Set(character.tags)
  const traits = new Set(character.personalities.map(({ name }) => name.toLowerCase()))
  const shared = (row: CharacterRow) =>
    row.id === character.id
      ? Infinity
      : 2 * row.tags.filter((tag) => tags.has(tag)).length +
        row.personalities.filter(({ name }) => traits.has(name.toLowerCase())).length
  return rows
    .map((row) => ({ row, shared: shared(row) }))
    .sort((one, other) => (one.shared === other.shared ? 0 : other.shared - one.shared))
    .map(({ row }) => row)
}
