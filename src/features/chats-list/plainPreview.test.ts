import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMarkdownCode } from '#tests/support/markdownCode.ts'
import { plainPreview } from './plainPreview.ts'

beforeAll(loadMarkdownCode)

describe('a preview', () => {
  it.for([
    { rows: ['B2.11-11'], message: '**Hi** [x](http://y)', shown: 'Hi x' },
    { rows: ['B2.11-12'], message: '', shown: '' },
    { rows: ['B2.11-12'], message: ' \n ', shown: '' },
    { rows: ['B2.11-12'], message: '---', shown: '---' },
  ])('of $message is "$shown"', ({ message, shown }) => {
    expect(plainPreview(message)).toBe(shown)
  })

  it('ends between two words, and never within a grapheme', () => {
    const words = plainPreview('kilometre '.repeat(40))
    expect(words).toMatch(/^(kilometre )+kilometre…$/)
    expect(words.length).toBeLessThanOrEqual(160)
    expect(plainPreview('👨‍👩‍👧‍👦'.repeat(40))).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
    expect(plainPreview('a'.repeat(400))).toBe(`${'a'.repeat(159)}…`)
  })

  const signs = constantFrom(...'*_~`[]()<>#|\\!-+.&;:/"\n\t a1'.split(''), '\uD83C', '\u0301', '\0')
  const texts = oneof(
    string({ unit: 'binary', maxLength: 300 }),
    array(signs, { maxLength: 300 }).map((parts) => parts.join('')),
  )

  it('of any text is one line of bounded length, and empty only for blanks (B2.11-11)', () => {
    assert(
      property(texts, (text) => {
        const preview = plainPreview(text)
        expect(preview.length).toBeLessThanOrEqual(160)
        expect(preview).not.toMatch(/[\n\t]|^\s|\s$/)
        expect(preview === '').toBe(text.trim() === '')
      }),
      { numRuns: 500 },
    )
  })
})
