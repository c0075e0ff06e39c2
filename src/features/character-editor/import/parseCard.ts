import { CARD_MAX_DEPTH, CARD_TEXT_MAX_BYTES } from '#src/product/limits.ts'
import { CardError } from './CardError.ts'

/** Parses JSON of a limited size and depth into an object. Checks the limits first: the parser's stack may overflow. */
export function parseCard(text: string): Record<string, unknown> {
  if (text.length > CARD_TEXT_MAX_BYTES) throw new CardError('This card is too large.')
  if (isDeeperThan(text, CARD_MAX_DEPTH))
    throw new CardError('This file is no character card: it is nested too deeply.')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new CardError('This file is no character card: its JSON is broken.', { cause: error })
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new CardError('This file is no character card.')
  }
  return parsed as Record<string, unknown>
}

/** Whether arrays and objects are nested deeper than `max`. Brackets inside strings do not count. */
function isDeeperThan(json: string, max: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isInString) {
      if (sign === '\\') at++
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === '{' || sign === '[') {
      if (++depth > max) return true
    } else if (sign === '}' || sign === ']') depth--
  }
  return false
}
