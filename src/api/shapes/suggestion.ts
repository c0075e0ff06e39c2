import { TAGS_MAX } from '#src/product/limits.ts'
import type { AugmentField } from '../generated/calls.schemas.ts'
import { textsOf } from './characterShapes.ts'

/** The suggestion for a field; or, if the response has no tags, the message to show. */
export type Suggestion = { text: string } | { tags: string[] } | { problem: string }

/** The suggestion of a response for a field; undefined if it has no text. */
export function suggestionIn(response: unknown, field: AugmentField): Suggestion | undefined {
  if (field === 'tags') return suggestedTags(response)
  const text = suggestedText(response)
  return text === undefined ? undefined : { text }
}

/** The suggested text of a response: itself, or the first of a list. Undefined if there is none. */
export function suggestedText(response: unknown): string | undefined {
  const [text] = textsOf(Array.isArray(response) ? response : [response])
  return text
}

/** The suggested tags of a response, or its error (B5.5, AMB-31). */
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
