import { assert, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { READ_MORE_ABOVE_CHARS, READ_MORE_ABOVE_CHARS_MOBILE } from '#src/product/limits.ts'
import { descriptionPreview } from './descriptionPreview.ts'

it.for([
  { rows: ['B2.8-22', 'B9-37'], max: READ_MORE_ABOVE_CHARS, chars: 100, isCut: false },
  { rows: ['B2.8-22', 'B9-37'], max: READ_MORE_ABOVE_CHARS, chars: 101, isCut: true },
  { rows: ['B2.8-23', 'B9-37'], max: READ_MORE_ABOVE_CHARS_MOBILE, chars: 50, isCut: false },
  { rows: ['B2.8-23', 'B9-37'], max: READ_MORE_ABOVE_CHARS_MOBILE, chars: 51, isCut: true },
])('of $max characters, $chars are cut: $isCut', ({ max, chars, isCut }) => {
  const { text, isCut: was } = descriptionPreview('x'.repeat(chars), max)
  expect(was).toBe(isCut)
  expect(text).toBe(isCut ? `${'x'.repeat(max)}...` : 'x'.repeat(chars))
})

it('cuts between words, and never within a grapheme', () => {
  expect(descriptionPreview('She keeps the lighthouse', 12).text).toBe('She keeps...')
  expect(descriptionPreview('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2).text).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦...')
  expect(descriptionPreview('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toEqual({ text: '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', isCut: false })
  expect(descriptionPreview('cafe\u0301s', 4).text).toBe('cafe\u0301...')
})

it('line breaks of a description do not make the header higher', () => {
  expect(descriptionPreview('one\n\ntwo', 100).text).toBe('one two')
})

it('is the beginning of any description in one line, and whether it was cut', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), integer({ min: 1, max: 120 }), (description, max) => {
      const line = description.replace(/\s+/g, ' ')
      const { text, isCut } = descriptionPreview(description, max)
      if (!isCut) {
        expect(text).toBe(line)
        return
      }
      expect(text.endsWith('...') && line.startsWith(text.slice(0, -3))).toBe(true)
      expect([...new Intl.Segmenter('en').segment(text.slice(0, -3))].length).toBeLessThanOrEqual(max)
    }),
  )
})
