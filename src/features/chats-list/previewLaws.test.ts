import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '#src/lib/plainText.ts'
import { plainPreview } from './plainPreview.ts'

/** What is written, and the words that a reader sees of it. */
type Written = readonly [markdown: string, words: string]

const WORDS = ['moon', 'sea', 'été', 'わたし', '🌙', 'a_b', '3', 'it’s', '2 < 3', 'x = y', '\uE000', '\uE0001\uE001']
const plain = array(constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words): Written => [
  words.join(' '),
  words.join(' '),
])
const around =
  (before: string, after = before) =>
  (written: Written): Written => [`${before}${written[0]}${after}`, written[1]]
const joined = (parts: Written[], between: string): Written => [
  parts.map(([markdown]) => markdown).join(between),
  parts.map(([, words]) => words).join(' '),
]
const escapedSign = constantFrom(...'\\`*_[]<>#+-.!|~'.split('')).map((sign): Written => [`\\${sign}`, sign])
const entity = constantFrom<Written>(['&amp;', '&'], ['&#x1F319;', '🌙'], ['&lt;b&gt;', '<b>'], ['&#xD800;', '\uFFFD'])
const code = constantFrom<Written>(['`*a*`', '*a*'], ['`` a`b ``', 'a`b'], ['`\uE0000\uE001`', '\uE0000\uE001'])
const address = constantFrom<Written>(['<https://moon.example/a_b>', 'https://moon.example/a_b'])

const picture = plain.map(around('![', '](/m.png "m")'))
const emphasis = oneof(...['*', '**', '***', '~~', '__'].map((mark) => plain.map(around(mark))))
const strong = tuple(plain, emphasis, plain).map(([one, middle, other]) => {
  const [markdown, words] = joined([one, middle, other], ' ')
  return [`<b>${markdown}</b>`, words] as Written
})
/** A link holds anything but another link. */
const inLink = oneof(plain, escapedSign, entity, code, picture, emphasis, strong)
const link = array(inLink, { minLength: 1, maxLength: 3 }).map((parts) =>
  around('[', '](https://moon.example/a)')(joined(parts, ' ')),
)
const inline = array(oneof(inLink, link, address), { minLength: 1, maxLength: 3 }).map((parts) => joined(parts, ' '))

const block = oneof(
  inline,
  inline.map(around('# ', '')),
  inline.map(around('> ', '')),
  inline.map(around('- ', '')),
  inline.map(around('12. ', '')),
  inline.map(around('- [x] ', '')),
  plain.map(around('```js\n', '\n```')),
  tuple(plain, plain).map(([one, other]): Written => [
    `| ${one[0]} | ${other[0]} |\n| --- | :-: |\n| ${other[0]} | ${one[0]} |`,
    `${one[1]} ${other[1]} ${other[1]} ${one[1]}`,
  ]),
)
const message = array(block, { minLength: 1, maxLength: 4 }).map((blocks) => joined(blocks, '\n\n'))

describe('a preview (B2.11-11)', () => {
  it('has all words of a message, and none of its marks', () => {
    assert(
      property(message, ([markdown, words]) => {
        expect(plainText(markdown)).toBe(words)
      }),
      { numRuns: 1_000 },
    )
  })

  const signs = constantFrom(
    ...'*_~`[]()<>#|\\!-+.&;:/"\n\t a1'.split(''),
    '\uE000',
    '\uE001',
    '\uD83C',
    '\u0301',
    '\0',
  )
  const texts = oneof(
    string({ unit: 'binary', maxLength: 300 }),
    array(signs, { maxLength: 300 }).map((parts) => parts.join('')),
  )

  it('of any text is one line of bounded length, and empty only for blanks', () => {
    assert(
      property(texts, (text) => {
        const preview = plainPreview(text)
        expect(preview.length).toBeLessThanOrEqual(160)
        expect(preview).not.toMatch(/[\n\t]|^\s|\s$/)
        expect(preview === '').toBe(text.trim() === '')
      }),
      { numRuns: 1_000 },
    )
  })

  it('of a text without marks is its beginning', () => {
    const words = array(constantFrom(...WORDS, ' ', '\n', '👨‍👩‍👧‍👦', 'e\u0301', 'م'), { maxLength: 120 }).map((parts) =>
      parts.join(' ').trim(),
    )
    assert(
      property(words, (text) => {
        const line = text.replace(/\s+/g, ' ')
        const preview = plainPreview(text)
        if (line.length <= 160) expect(preview).toBe(line)
        else expect(line.startsWith(preview.slice(0, -1)) && preview.endsWith('…')).toBe(true)
      }),
    )
  })
})
