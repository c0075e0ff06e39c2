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

it('cuts between words, and never through a sign that is made of several', () => {
  expect(descriptionPreview('She keeps the lighthouse', 12).text).toBe('She keeps...')
  expect(descriptionPreview('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2).text).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦...')
  expect(descriptionPreview('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toEqual({ text: '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', isCut: false })
  expect(descriptionPreview('cafe\u0301s', 4).text).toBe('cafe\u0301...')
})

it('lines of a description do not make the header higher', () => {
  expect(descriptionPreview('one\n\ntwo', 100).text).toBe('one two')
})
