import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMarkdownCode } from '#tests/support/markdownCode.ts'
import { MarkdownText } from './MarkdownText.tsx'
import { plainText, shownText } from './renderedText.ts'

beforeAll(loadMarkdownCode)

/** What is written, and the words that a reader sees of it. */
type Written = readonly [markdown: string, words: string]

const same = (word: string): Written => [word, word]
const WORDS = ['moon', 'sea', 'été', 'わたし', '🌙', 'a_b', '3', 'it’s', '2 < 3', 'x = y', '20~25 degrees', 'ara~ara']
const NAMES = ['「名前」', '月の塩（つきのしお）', '“灯塔”', '등대(항구)', '"bold"', '(aside)', 'Wait!', 'moon']
const FACES = [
  '^_^',
  '¯\\_(ツ)_/¯',
  '>_<',
  '*_*',
  '-_-',
  '(*^_^*)',
  '~~~ giggles ~~~',
  '<Mirelle>',
  ':-|',
  '(｡•_•｡)',
  'ara~ara~',
]

const plain = array(constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => same(words.join(' ')))
const around =
  (before: string, after = before) =>
  ([markdown, words]: Written): Written => [`${before}${markdown}${after}`, words]
const joined = (parts: readonly Written[], between = ' '): Written => [
  parts.map(([markdown]) => markdown).join(between),
  parts.map(([, words]) => words).join(between),
]

const face = constantFrom(...FACES).map(same)
const escapedSign = constantFrom(...'\\`*_[]<>#+-.!|~'.split('')).map((sign): Written => [`\\${sign}`, sign])
const entity = constantFrom<Written>(['&amp;', '&'], ['&#x1F319;', '🌙'], ['&lt;b&gt;', '<b>'], ['&#xD800;', '\uFFFD'])
const code = constantFrom<Written>(['`*a*`', '*a*'], ['`` a`b ``', 'a`b'], ['`^_^ 1~2~3`', '^_^ 1~2~3'])
const address = constantFrom<Written>(
  ['<https://moon.example/a_b>', 'https://moon.example/a_b'],
  same('https://moon.example/a，他说'),
  same('（https://moon.example/月）'),
  same('https://moon.example/“sea”'),
)
const picture = plain.map(around('![', '](/m.png "m")'))
const marks = constantFrom('*', '**', '***', '~~')
/** Emphasis without white space around it, with brackets or quotes inside. */
const inWord = tuple(
  constantFrom('これは', '그는', '', '这就是'),
  marks,
  constantFrom(...NAMES),
  constantFrom('は', '는', '。', 'text'),
).map(([before, mark, name, after]): Written => [`${before}${mark}${name}${mark}${after}`, before + name + after])
const loose = constantFrom<Written>(['*sigh... *', 'sigh...'], ['**Wait... **', 'Wait...'])
const emphasis = oneof(
  ...['*', '**', '***', '~~', '_', '__'].map((mark) => plain.map(around(mark))),
  tuple(plain, plain).map(([one, other]) => around('*')(joined([one, around('**')(other)]))),
)
/** A link holds anything but another link. */
const inLink = oneof(plain, face, escapedSign, entity, code, picture, emphasis, inWord)
const link = array(inLink, { minLength: 1, maxLength: 3 }).map((parts) =>
  around('[', '](https://moon.example/a)')(joined(parts)),
)
const linkInBrackets = link.map(([markdown, words]): Written => [`(${markdown})`, `(${words})`])
const inline = array(oneof(inLink, link, linkInBrackets, address, loose), { minLength: 1, maxLength: 4 }).map((parts) =>
  joined(parts),
)

const text = inline.map(([markdown, words]): Written => [`So ${markdown}`, `So ${words}`])
const lines = array(text, { minLength: 1, maxLength: 3 }).map((all) => joined(all, '\n'))
const numbered =
  (number: string): ((written: Written) => Written) =>
  ([markdown, words]) => [`${number} ${markdown}`, `${number} ${words}`]
const block = oneof(
  lines,
  text.map(around('# ', '')),
  text.map(around('> ', '')),
  text.map(around('- [x] ', '')),
  text.map(around('    ', '')),
  tuple(text, text).map(([one, other]) => joined([one, other], '\n:-|\n')),
  array(lines, { minLength: 1, maxLength: 3 }).map((items) => joined(items.map(around('- ', '')), '\n')),
  tuple(integer({ min: 1, max: 2100 }), array(lines, { minLength: 1, maxLength: 3 })).map(([first, items]) =>
    joined(
      items.map((item, place) => numbered(`${first + place}.`)(item)),
      '\n',
    ),
  ),
  plain.map(around('```js\n', '\n```')),
  tuple(plain, oneof(plain, inWord)).map(([one, other]): Written => [
    `| ${one[0]} | ${other[0]} |\n| --- | :-: |\n| ${other[0]}<br>b | ${one[0]} |`,
    `${one[1]} ${other[1]} ${other[1]} b ${one[1]}`,
  ]),
)
/** Paragraphs between the blocks: two lists would be one. */
const message = array(tuple(block, plain), { minLength: 1, maxLength: 3 }).map((parts) => joined(parts.flat(), '\n\n'))

/** The text of the rendered HTML in one line, with the numbers that a browser shows before the items of a list. */
function textOf(html: string): string {
  const lists: (number | undefined)[] = []
  const words = html.replace(/<(\/?)(\w+)([^>]*)>/g, (_, close: string, name: string, attributes: string) => {
    const isList = name === 'ol' || name === 'ul'
    if (isList && close) lists.pop()
    else if (isList) lists.push(name === 'ol' ? Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1) : undefined)
    const number = name === 'li' && !close ? lists.at(-1) : undefined
    if (number !== undefined) lists[lists.length - 1] = number + 1
    return number === undefined ? (/^(?:a|em|strong|del|code|input)$/.test(name) ? '' : ' ') : ` ${number}. `
  })
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }
  return words
    .replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => signs[name]!)
    .replace(/\s+/g, ' ')
    .trim()
}

describe('what people write (NS-46)', () => {
  it('is shown with all its words and none of its marks, and is the same in previews, announcements and reports', () => {
    assert(
      property(message, ([markdown, words]) => {
        expect(textOf(renderToStaticMarkup(<MarkdownText>{markdown}</MarkdownText>))).toBe(words.replace(/\s+/g, ' '))
        expect(plainText(markdown)).toBe(words.replace(/\s+/g, ' '))
      }),
      { numRuns: 400 },
    )
  })

  it('is the same in previews for any signs', () => {
    const signs = constantFrom(
      ...'* ** _ ~ ~~ ` [ ]( ) < > # | - + . & ; \\ ! : a 1 99. 1. 「 」 わ 🌙 ^_^ https://a.example'.split(' '),
      ' ',
      '\n',
      '\n\n',
      '    ',
      '\n- ',
      '\n| - |\n',
    )
    assert(
      property(array(signs, { maxLength: 40 }), (parts) => {
        const markdown = parts.join('')
        expect(plainText(markdown)).toBe(textOf(renderToStaticMarkup(<MarkdownText>{markdown}</MarkdownText>)))
      }),
      { numRuns: 400 },
    )
  })

  it.for([
    ['**Bold** and [a link](https://moon.example/a)', 'Bold and a link'],
    ['One.\nTwo.\n\n    Three\n\n# Four\nFive', 'One.\nTwo.\n\n    Three\n\nFour\n\nFive'],
    [
      '9. nine\n   more\n10. ten\n    - in it\n      - below\n- other',
      '9. nine\nmore\n10. ten\n  ◦ in it\n    ▪ below\n\n• other',
    ],
    ['- one\n\n  still one\n\n-\n- two', '• one\n\nstill one\n\n•\n\n• two'],
    ['- [x] done\n- [ ] to do', '☑ done\n☐ to do'],
    ['| a | **b** |\n| --- | --- |\n| | 2<br>3 |\n| 4 | |\n| 5 | 6 |', 'a\tb\n\t2\n3\n4\n5\t6'],
    ['So:\n```js\nif (a) {\n\n\n  b  = `*c*`\n}\n```\nDone.', 'So:\n\nif (a) {\n\n\n  b  = `*c*`\n}\n\nDone.'],
    ['> She said:\n> *no*\n\n***\n\nLater', 'She said:\nno\n\n---\n\nLater'],
    ['No marks,\n\n\n  two lines.', 'No marks,\n\n  two lines.'],
    ['***', '---'],
  ] as const)('is copied line by line with its bullets, numbers and cells: %j', ([markdown, lines]) => {
    expect(shownText(markdown)).toBe(lines)
  })

  it('has the same words when it is copied', () => {
    assert(
      property(message, ([markdown, words]) => {
        const oneLine = shownText(markdown).replace(/^ *[•☐☑](?= |$)|\s+/gm, ' ')
        expect(oneLine.replace(/ +/g, ' ').trim()).toBe(words.replace(/\s+/g, ' '))
      }),
    )
  })
})
