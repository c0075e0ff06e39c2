import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { chats } from '#mocks/fixtures/chats.ts'
import { plainText } from '#src/lib/plainText.ts'
import { Markdown } from '#src/ui/Markdown/Markdown.tsx'
import { plainPreview } from './plainPreview.ts'

describe('a preview', () => {
  it.for([
    { rows: ['B2.11-11'], message: '**Hi** [x](http://y)', shown: 'Hi x' },
    {
      rows: ['B2.11-11'],
      message: '*She ***waves***.* __Hello__ ~~you~~ _there_',
      shown: 'She waves. Hello you there',
    },
    {
      rows: ['B2.11-11'],
      message: '# Today\n\n1. one\n2. two\n\n- [x] done\n> said',
      shown: 'Today one two done said',
    },
    {
      rows: ['B2.11-11'],
      message: 'so `a * b * c`:\n```js\nlet x = *1*\n```\nend',
      shown: 'so a * b * c: let x = *1* end',
    },
    { rows: ['B2.11-11'], message: '| who | what |\n| --- | :-: |\n| me | *tea* |\n\n---', shown: 'who what me tea' },
    { rows: ['B2.11-11'], message: 'who | what\n--- | ---\nme | a \\| b\n\nc | d', shown: 'who what me a | b c | d' },
    { rows: ['B2.11-11'], message: '> | who | what |\n> | --- | --- |\n> | me | tea |', shown: 'who what me tea' },
    { rows: ['B2.11-11'], message: '| no table |', shown: '| no table |' },
    {
      rows: ['B2.11-11'],
      message: '![a moon](http://y/m.png "m") <https://moon.example>',
      shown: 'a moon https://moon.example',
    },
    {
      rows: ['B2.11-11'],
      message: '2 * 3 * 4, snake_case_name, 5 < x < 9',
      shown: '2 * 3 * 4, snake_case_name, 5 < x < 9',
    },
    { rows: ['B2.11-11'], message: '\\*not\\* &amp; &#x1F319; &unknown;', shown: '*not* & 🌙 &unknown;' },
    { rows: ['B2.11-11'], message: '<b>Not</b> for <!-- you --> children < 3', shown: 'Not for children < 3' },
    {
      rows: ['B2.11-11'],
      message:
        '***both*** [ref][1], [Moon], [sea][] and [none]\n\n[1]: http://foo.bar "t"\n[moon]: /m\n[Sea]: <http://s>',
      shown: 'both ref, Moon, sea and [none]',
    },
    { rows: ['B2.11-11'], message: '```\n[a]: b\n```\n[a]', shown: '[a]: b [a]' },
    { rows: ['B2.11-11'], message: '[![a moon](/m.png "m")](https://moon.example) rises', shown: 'a moon rises' },
    { rows: ['B2.11-11'], message: 'a \\` and `*b*`', shown: 'a ` and *b*' },
    { rows: ['B2.11-11'], message: '`a <http://y\\*z> b` c', shown: 'a <http://y\\*z> b c' },
    { rows: ['B2.11-11'], message: '<http://y\\*z> *a*', shown: 'http://y\\*z a' },
    { rows: ['B2.11-11'], message: '&#xD800; *a*', shown: '\uFFFD a' },
    { rows: ['B2.11-11'], message: '`a` \uE0000\uE001 *b*', shown: 'a \uE0000\uE001 b' },
    { rows: ['B2.11-11'], message: 'an *unfinished thought', shown: 'an *unfinished thought' },
    { rows: ['B2.11-12'], message: '', shown: '' },
    { rows: ['B2.11-12'], message: ' \n ', shown: '' },
    { rows: ['B2.11-12'], message: '---', shown: '---' },
    { rows: ['B2.11-12'], message: ' ***\n', shown: '***' },
    { rows: [], message: 'as he said[^1]\n\n[^1]: there', shown: 'as he said[^1] [^1]: there' },
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

  it('is fast for unusual messages', () => {
    // A regular expression that backtracks would exceed the time limit of a test.
    for (const odd of ['*', '_', '~', '[', '`', '![', '> ', '| ', '*a', '_a ', '**a*', '\\'])
      expect(plainPreview(odd.repeat(4_000)).length).toBeLessThanOrEqual(160)
  })
})

const messages = [...new Set(chats.flatMap((chat) => chat.messages.map(({ content }) => content)))].filter(
  (message) => message !== '70.', // The number of an empty list item, which a markdown parser does not treat as text.
)

it.for(messages.map((message) => ({ message })))('of $message shows the same text as the chat', ({ message }) => {
  const shown = asText(renderToStaticMarkup(<Markdown>{message}</Markdown>))
  const words = plainText(message, 'with tags').replaceAll(' ', '')
  expect(words).not.toBe('')
  expect(shown).toBe(words)
  const preview = plainPreview(message).replace(/…$/, '').replaceAll(' ', '')
  expect(preview).not.toBe('')
  expect(shown.replaceAll(TAGS, '').slice(0, preview.length)).toBe(preview)
})

const TAGS = /<\/?[a-z]+>/gi

/** The text of an HTML document without white space. */
function asText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '')
}
