import { TAGS_MAX } from '#src/product/limits.ts'
import type { AugmentField } from './generated/schemas/augmentField.ts'
import { textsOf } from './shapes.ts'

/** What was suggested for a field; or, where the response holds no tags, what to say of it. */
export type Suggestion = { text: string } | { tags: string[] } | { problem: string }

/** What a response suggests for a field; undefined where it holds no text. */
export function suggestionIn(response: unknown, field: AugmentField): Suggestion | undefined {
  if (field === 'tags') return suggestedTags(response)
  const text = suggestedText(response)
  return text === undefined ? undefined : { text }
}

/** The text that a response suggests (AMB-06): itself, or the first of a list. Undefined where there is none. */
export function suggestedText(response: unknown): string | undefined {
  const [text] = textsOf(Array.isArray(response) ? response : [response])
  return text
}

/** The tags that a response suggests, or what is wrong with it (B5.5, AMB-31). */
export function suggestedTags(response: unknown): { tags: string[] } | { problem: string } {
  const list = typeof response === 'string' ? parsed(response) : response
  if (list === undefined && typeof response === 'string') {
    return { problem: 'Tag generation returned a malformed response.' }
  }
  const tags = Array.isArray(list) ? [...new Set(textsOf(list))].slice(0, TAGS_MAX) : []
  return tags.length > 0 ? { tags } : { problem: 'Tag generation failed to return valid data.' }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
