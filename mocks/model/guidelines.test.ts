import { expect, it } from 'vitest'
import { BLOCKED_WORDS, isAgainstGuidelines } from './guidelines.ts'

it.for(BLOCKED_WORDS)('"%s" is refused', (word) => {
  expect(isAgainstGuidelines(word)).toBe(true)
  expect(isAgainstGuidelines(`In a ${word.toUpperCase()}, please`)).toBe(true)
})

it.for(['a red scarf', 'a bloodless moon', 'a gunboat harbour', 'whatever', ''])('"%s" is drawn', (prompt) => {
  expect(isAgainstGuidelines(prompt)).toBe(false)
})
