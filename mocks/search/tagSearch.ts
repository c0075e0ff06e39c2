import { tagPool } from '#mocks/fixtures/words/tags.ts'
import { plain } from './search.ts'

/**
 * Tags in use that contain a text, the most used first; then those with a matching alias. `inUse` contains a tag once
 * per use.
 */
export function tagsFor(text: string, inUse: readonly string[]): string[] {
  const wanted = plain(text)
  const uses = new Map<string, number>()
  for (const tag of inUse) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  const byUse = [...uses.keys()].sort((one, other) => uses.get(other)! - uses.get(one)! || (one < other ? -1 : 1))
  const named = byUse.filter((tag) => plain(tag).includes(wanted))
  const alsoNamed = byUse.filter((tag) => otherNames.get(tag)?.some((name) => name.includes(wanted)))
  return [...new Set([...named, ...alsoNamed])]
}

const otherNames = new Map(tagPool.map(({ tag, aliases }) => [tag, aliases.map(plain)]))
