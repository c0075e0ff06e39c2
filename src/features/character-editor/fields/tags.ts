import { TAGS_MAX } from '#src/product/limits.ts'
import { isTagTooLong, TAG_TOO_LONG, TOO_MANY_TAGS } from '../character.schema.ts'

const TAG_ALREADY_ADDED = 'This tag has already been added.'

/** The tags after an addition, and the error if the tag was not added (B5.4). */
export function withTag(tags: readonly string[], typed: string): { tags: readonly string[]; error?: string } {
  const tag = typed.trim()
  if (tag === '') return { tags }
  if (isTagTooLong(tag)) return { tags, error: TAG_TOO_LONG }
  if (hasTag(tags, tag)) return { tags, error: TAG_ALREADY_ADDED }
  if (tags.length >= TAGS_MAX) return { tags, error: TOO_MANY_TAGS }
  return { tags: [...tags, tag] }
}

/** Tags that were typed or pasted with commas; the rest is the one that could not be added. */
export function withTags(
  tags: readonly string[],
  typed: string,
): { tags: readonly string[]; rest: string; error?: string } {
  let added = tags
  const parts = typed.split(',')
  for (const [index, part] of parts.entries()) {
    const next = withTag(added, part)
    if (next.error) return { tags: added, rest: parts.slice(index).join(',').trim(), error: next.error }
    added = next.tags
  }
  return { tags: added, rest: '' }
}

/** The possible suggestions: tags that are not chosen yet. */
export function notChosen(suggestions: readonly string[], tags: readonly string[]): string[] {
  return [...new Set(suggestions)].filter((tag) => !hasTag(tags, tag))
}

/** Tags are compared without case: two that read the same would find the same characters. */
function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((chosen) => chosen.toLowerCase() === tag.toLowerCase())
}
