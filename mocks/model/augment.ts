import * as limits from '#src/product/limits.ts'
import type { AugmentBody } from '#src/api/generated/calls.schemas.ts'
import suggestions from '#mocks/fixtures/words/suggestions.json' with { type: 'json' }
import { tagPool } from '#mocks/fixtures/words/tags.ts'
import traitNames from '#mocks/fixtures/words/traitNames.json' with { type: 'json' }
import { chosenBy } from '#mocks/fixtures/ids.ts'
import { plain } from '#mocks/search/search.ts'

/**
 * A suggestion for one field, derived from the others. The same draft gives the same suggestion; changing any field
 * gives another one.
 */
export function suggestionFor(draft: AugmentBody): string | string[] {
  const seed = JSON.stringify(draft)
  const filled = (text: string) => filledFrom(draft, text, seed)
  switch (draft.augmentField) {
    case 'name':
      return cutTo(limits.CHARACTER_NAME_MAX_CHARS, chosenBy(seed, suggestions.names))
    case 'description':
      return cutTo(limits.CHARACTER_DESCRIPTION_MAX_CHARS, filled(chosenBy(seed, suggestions.descriptions)))
    case 'background':
      return cutTo(limits.CHARACTER_BACKGROUND_MAX_CHARS, filled(chosenBy(seed, suggestions.backgrounds)))
    case 'greeting_main':
    case 'greeting_alternative':
      return cutTo(limits.GREETING_MAX_CHARS, filled(chosenBy(seed, suggestions.greetings)))
    case 'tags':
      return tagsFor(draft, seed)
  }
}

/** Limits count code points (NS-43). */
const cutTo = (maxChars: number, text: string) => Array.from(text).slice(0, maxChars).join('')

function filledFrom({ name, personalities }: AugmentBody, text: string, seed: string): string {
  const trait = personalities.map((each) => each.name.trim()).find(Boolean) ?? chosenBy(seed, traitNames)
  return text
    .replaceAll('{name}', name.trim() || chosenBy(seed, suggestions.names))
    .replaceAll('{trait}', trait.toLowerCase())
    .replaceAll('{tag}', chosenBy(seed, tagPool).tag)
}

/** Tags whose name or alias occurs in the draft, followed by some others. */
function tagsFor({ name, description, backgroundDescription, personalities }: AugmentBody, seed: string): string[] {
  const written = ` ${plain(`${name} ${description} ${backgroundDescription}`).replaceAll(/[^\p{L}\d]+/gu, ' ')} `
  const called = tagPool.filter(({ tag, aliases }) =>
    [tag, ...aliases].some((word) => written.includes(` ${plain(word)} `)),
  )
  const traits = personalities.map((each) => each.name.trim().toLowerCase()).filter(Boolean)
  const company = [1, 2, 3].map((place) => chosenBy(`${seed}${place}`, tagPool).tag)
  const tags = new Set([...called.map(({ tag }) => tag), ...traits, ...company])
  return [...tags].filter((tag) => Array.from(tag).length <= limits.TAG_MAX_CHARS).slice(0, limits.TAGS_MAX)
}
