import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_TREE_DEPTH, MAX_TREE_NODES } from '#src/lib/markdownBounds.ts'
import { loadMarkdownCode } from '#tests/support/markdownCode.ts'
import { plainText } from './renderedText.ts'
import { hasMarkdown } from './hasMarkdown.ts'
import { Markdown } from './Markdown.tsx'
import { PlainText } from './PlainText.tsx'

beforeAll(loadMarkdownCode)

const html = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>)

/** The number of elements, and the depth of their nesting. */
function sizeOf(markup: string) {
  let [count, depth, deepest] = [0, 0, 0]
  for (const [, close, name = ''] of markup.matchAll(/<(\/?)([a-z\d]+)[^>]*>/g)) {
    if (close) depth -= 1
    else if (!/^(br|hr|input)$/.test(name)) deepest = Math.max(deepest, ++depth)
    if (!close) count += 1
  }
  return { count, deepest }
}

const HOSTILE: Record<string, string> = {
  '2,501 quotes': '>'.repeat(2_501),
  '2,501 quotes with blanks': '> '.repeat(2_501),
  '1,000 headings': '# a\n'.repeat(1_000),
  'headings without words': '#\n'.repeat(5_000),
  'lists in lists in one line': '1. '.repeat(3_000),
  'lists of all kinds': '- + * '.repeat(1_500),
  'lists in lists by indent': Array.from({ length: 120 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n'),
  'emphasis in emphasis': `${'*_'.repeat(4_000)}a${'_*'.repeat(4_000)}`,
  'emphasis within the signs': `${'*a _b '.repeat(400)}c${' d_ e*'.repeat(400)}`,
  'emphasis that never ends': '*a_ '.repeat(10_000),
  'struck text': '~~a '.repeat(5_000),
  brackets: '['.repeat(20_000),
  'brackets and their ends': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  links: '[a](b)'.repeat(3_000),
  'links that never end': '[a](<b'.repeat(3_000),
  pictures: '![a](b)'.repeat(3_000),
  definitions: '[a]: b\n'.repeat(3_000),
  ticks: Array.from({ length: 200 }, (_, count) => '`'.repeat(count)).join(' '),
  'a wide table': `${'|a'.repeat(2_000)}\n${'|-'.repeat(2_000)}\n${'|b'.repeat(2_000)}`,
  'a long table': `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(3_000)}`,
  'a task list': '- [ ] a\n'.repeat(3_000),
  paragraphs: 'a\n\n'.repeat(20_000),
  addresses: 'www.a.example '.repeat(2_000),
  'backslashes before a bar': `${'\\'.repeat(801)}|`,
  'a long word': 'a'.repeat(500_000),
  blanks: `a${' '.repeat(200_000)}b`,
}

describe('a hostile text takes a limited space', () => {
  it.for(Object.entries(HOSTILE))('%s', ([, text]) => {
    for (const markup of [html(text), renderToStaticMarkup(<PlainText>{text}</PlainText>)]) {
      const { count, deepest } = sizeOf(markup)
      expect(count).toBeLessThanOrEqual(MAX_TREE_NODES)
      expect(deepest).toBeLessThanOrEqual(MAX_TREE_DEPTH + 5)
    }
    expect(typeof plainText(text)).toBe('string')
  })
})

it.for(['2,501 quotes', '1,000 headings', 'lists in lists in one line', 'brackets', 'a long table'])(
  '%s are shown as typed, with and without the markdown code',
  (name) => {
    const text = HOSTILE[name]!
    const typed = text.trim().replaceAll('>', '&gt;')
    expect(hasMarkdown(text)).toBe(false)
    expect(html(text)).toContain(`>${typed}</p>`)
    expect(renderToStaticMarkup(<PlainText>{text}</PlainText>)).toBe(html(text))
    expect(plainText(text)).toBe(text.replace(/\s+/g, ' ').trim())
  },
)

it('with any nesting, no text leaves the limits', () => {
  const signs = [
    '> ',
    '>',
    '- ',
    '* ',
    '1. ',
    '# ',
    '*',
    '_',
    '**',
    '~~',
    '`',
    '[',
    '](',
    ']',
    ')',
    '!',
    '|',
    '|-',
    '<',
  ]
  const others = ['\\', '\n', '\n\n', '\n    ', '```\n', '  ', 'a ', '[^a]', '[a]: b']
  const part = constantFrom(...signs, ...others)
  const repeated = tuple(array(part, { minLength: 1, maxLength: 4 }), integer({ min: 1, max: 900 }))
  const text = array(repeated, { minLength: 1, maxLength: 4 }).map((parts) =>
    parts.map(([signs, times]) => signs.join('').repeat(times)).join('a'),
  )
  assert(
    property(text, (one) => {
      const { count, deepest } = sizeOf(html(one))
      expect(count).toBeLessThanOrEqual(MAX_TREE_NODES)
      expect(deepest).toBeLessThanOrEqual(MAX_TREE_DEPTH + 5)
    }),
    { numRuns: 60 },
  )
}, 120_000)

it('a long answer with lists, a table and code is markdown', () => {
  const section = '## Tides\n\nThe *moon* pulls **hard**:\n\n- one\n- two\n  - three\n\n> said\n\n```js\nlet x\n```\n\n'
  const table = `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(40)}`
  expect(html(section.repeat(25) + table)).toMatch(/<h4>Tides<\/h4>[\s\S]*<table>/)
})
