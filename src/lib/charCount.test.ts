import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { charCount } from './charCount.ts'

it.for([
  { text: '', count: 0 },
  { text: 'Aria', count: 4 },
  { text: '🌙'.repeat(25), count: 25 },
  // A family of three is three people and two joiners; the server counts all five.
  { text: '👨‍👩‍👧', count: 5 },
  { text: 'e\u0301', count: 2 },
  // Half of a surrogate pair counts like any other character.
  { text: '\uD83C', count: 1 },
  { text: '\uD83Ca\uDF19', count: 3 },
])('counts $count characters in “$text” (NS-43)', ({ text, count }) => {
  expect(charCount(text)).toBe(count)
  expect(Array.from(text)).toHaveLength(count)
})

it('counts the code points of any text, including lone surrogates', () => {
  const anyUnits = array(constantFrom(0x61, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000)).map((units) =>
    String.fromCharCode(...units),
  )
  assert(
    property(anyUnits, (text) => {
      expect(charCount(text)).toBe(Array.from(text).length)
    }),
  )
})
