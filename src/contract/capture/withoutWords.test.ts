import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { expect, it } from 'vitest'
import { gitHubFlavour } from '#src/ui/Markdown/gitHubFlavour.ts'
import { withoutWords } from './withoutWords.ts'

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Arabic', 'Hebrew', 'Thai']
const kindsOf = (text: string) =>
  Array.from(text, (character) => {
    const script = SCRIPTS.find((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(character))
    if (/\p{L}/u.test(character)) return `${script} letter`
    return /\p{N}/u.test(character) ? 'digit' : character
  })

/** The elements that a text renders to, without its words. */
const elementsOf = (text: string) =>
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [gitHubFlavour] }, text))
    .replaceAll(/ (?:href|src|alt|title|class)="[^"]*"/g, '')
    .match(/<[^>]+>/g)

const word = constantFrom(
  'Hello',
  'wörld',
  'привет',
  'Ωmega',
  '月の海',
  'مرحبا',
  'שלום',
  'สวัสดี',
  'ab12',
  '1',
  'x',
  '👩‍🚀',
)
const MARKS = [
  ' |\n|\n\n|**|*|_|`|~~|# |- |1. |> |[|](|)|\n---\n|- [x] |https://|www.|&amp;|<b>|```\n|\\|![|: |\t|  \n|.',
].flatMap((all) => all.split('|'))
const mark = constantFrom(...MARKS, '|')
const text = array(oneof(word, mark), { maxLength: 30 }).map((parts) => parts.join(''))

it('a text keeps its length, its scripts and its punctuation', () => {
  assert(
    property(oneof(text, string({ unit: 'grapheme' })), string(), (given, salt) => {
      const other = withoutWords(given, salt)
      expect(Array.from(other)).toHaveLength(Array.from(given).length)
      expect(kindsOf(other)).toEqual(kindsOf(given))
    }),
    { numRuns: 500 },
  )
})

it('a text keeps its markdown structure', () => {
  assert(
    property(text, string(), (given, salt) => {
      expect(elementsOf(withoutWords(given, salt))).toEqual(elementsOf(given))
    }),
    { numRuns: 500 },
  )
})

it('a word is replaced by another one, which is the same everywhere with the same salt', () => {
  const [first, second] = withoutWords('Mirelle sings. Mirelle', 'a')
    .split(/[. ]+/)
    .filter((_, at) => at !== 1)
  expect(first).toBe(second)
  expect(first).not.toBe('Mirelle')
  expect(withoutWords('Mirelle', 'b')).not.toBe(first)
})
