import { TAGS_MAX } from '#src/product/limits.ts'
import { textsOf } from '#src/api/shapes.ts'

/** The text that an answer suggests (AMB-06): itself, or the first of a list. Undefined where there is none. */
export function suggestedText(answer: unknown): string | undefined {
  const [text] = textsOf(Array.isArray(answer) ? answer : [answer])
  return text
}

/** The tags that an answer suggests, or what is wrong with it (B5.5, AMB-31). */
export function suggestedTags(answer: unknown): { tags: string[] } | { problem: string } {
  const list = typeof answer === 'string' ? parsed(answer) : answer
  if (list === undefined && typeof answer === 'string') {
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
