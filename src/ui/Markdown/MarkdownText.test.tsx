import { array, assert, constantFrom, property } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hasMarkdown } from './hasMarkdown.ts'
import { Markdown } from './Markdown.tsx'
import { PlainText } from './PlainText.tsx'

// A `<br>` beside a line break is hidden (Markdown.module.css).
const drawn = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>).replaceAll('<br/>', '')
const plain = (text: string) => renderToStaticMarkup(<PlainText>{text}</PlainText>)

describe('text without markdown is rendered as the markdown code would render it', () => {
  it.for([
    'Hello.',
    'One line\nand another.',
    'One paragraph.\n\nAnother, after  two spaces.\n\n\n\nA third.',
    '  indented a little\r\n\r\n  and again  \n',
    'Fish & chips, 5 - 3, "quoted", 100 %, e.g. this; (that) {these} = those + 1!',
    '3 apples. 4 pears',
    'مرحبا\nわたし 👨‍👩‍👧‍👦',
    '',
  ])('%j', (text) => {
    expect(hasMarkdown(text)).toBe(false)
    expect(plain(text)).toBe(drawn(text))
  })

  it('any text', () => {
    // Made of characters with a meaning in markdown, and a few others.
    const words = array(
      constantFrom(
        ...' \n\t-+=&.)(:/#*_~`[]<>|\\@"\'!?'.split(''),
        'a',
        'b c',
        '1',
        '12.',
        '\n\n',
        '    ',
        '  \n',
        'www.',
        'a.b',
        'http',
        'é',
        '\u00A0',
        '\u2003',
        '&amp;',
        'x: ',
      ),
      { maxLength: 24 },
    )
    const text = words.map((parts) => parts.join(''))
    assert(
      property(
        text.filter((one) => !hasMarkdown(one)),
        (one) => {
          expect(plain(one)).toBe(drawn(one))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

it.for([
  '[a](https://example.com)',
  'title\n---',
  '| a |\n| - |',
  'https://example.com',
  'www.example.com',
  'mira@example.com',
])('%j needs the markdown code', (text) => {
  expect(hasMarkdown(text)).toBe(true)
})
