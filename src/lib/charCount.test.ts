import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { charCount } from './charCount.ts'

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
