import { TAGS_MAX } from '#src/product/limits.ts'
import { textsOf } from '#src/api/shapes.ts'

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
