import { array, assert, constantFrom, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from '#src/ui/Markdown/Markdown.tsx'
import { textOfElements } from '#src/ui/Markdown/renderedText.ts'
import { findHits, mayContain, placeOfHit, searchPattern } from './findInMessages.ts'

const textsOf = (messages: string[]) => messages.map((content) => textOfElements(parse(content)))
const texts = textsOf(['The kettle is **almost** honest.', 'Honest? *Almost.*', 'A line\nbreak, (almost) `a.b`.'])
const hits = (query: string) => findHits(texts, searchPattern(query)).map(({ index, nth }) => `${index}.${nth}`)

describe('a search', () => {
  it.for([
    { query: 'almost', found: ['0.0', '1.0', '2.0'] },
    { query: 'ALMOST honest', found: ['0.0'] },
    { query: '  line   break ', found: ['2.0'] },
    { query: 'e', found: ['0.0', '0.1', '0.2', '0.3', '1.0', '2.0', '2.1'] },
    { query: '(almost)', found: ['2.0'] },
    { query: '**', found: [] },
    { query: '[', found: [] },
    { query: ' ', found: [] },
    { query: '', found: [] },
  ])('for "$query" finds $found', ({ query, found }) => {
    expect(hits(query)).toEqual(found)
  })
})

describe('a search finds', () => {
  const kinds = ["' \u2018 \u2019 \u2032", '" \u201C \u201D \u00AB', '- \u2013 \u2014 \u2212', '... \u2026']
  const forms = ['e\u0301 \u00E9 \u00C9', '\u304B\u3099 \u304C', '\uAC01 \u1100\u1161\u11A8']
  const all = [...kinds, ...forms].map((kind) => ({ kind: kind.split(' ') }))
  it.for([...all, { kind: [' ', '\u00A0', '\n'] }])('each of $kind for each other, where it is', ({ kind }) => {
    for (const one of kind)
      for (const other of kind) {
        const [hit] = `So (x${other}y) is`.matchAll(searchPattern(`X${one}y`)!)
        expect(hit).toMatchObject({ 0: `x${other}y`, index: 4 })
        expect(mayContain(`X${one}y`)(`So (x${other}y) is`)).toBe(true)
      }
  })

  it('no letter with an accent for one without, and the reverse', () => {
    for (const text of ['caf\u00E9', 'cafe\u0301']) expect(findHits([text], searchPattern('cafe'))).toEqual([])
    expect(findHits(['cafe'], searchPattern('caf\u00E9'))).toEqual([])
  })
})

describe('the search uses the rendered text', () => {
  it.for([
    { content: 'a &mdash; b', query: '\u2014', count: 1 },
    { content: 'a &mdash; b', query: 'mdash', count: 0 },
    { content: 'wait&hellip;', query: 'wait\u2026', count: 1 },
    { content: '- item\n\n  ```\n  *code*\n  ```', query: 'item *code*', count: 1 },
    { content: '- item\n\n  ```\n  *code*\n  ```', query: '`', count: 0 },
    { content: 'one\\\ntwo', query: 'one two', count: 1 },
    { content: 'one\\\ntwo', query: '\\', count: 0 },
    { content: '[a](<x y>)', query: 'x y', count: 0 },
    { content: '| a | b |\n| - | - |\n| `x\\|y` | z |', query: 'x|y z', count: 1 },
    { content: '![the moon](https://example.com/moon.png)', query: 'the moon', count: 1 },
    { content: '![](https://example.com/moon.png)', query: 'moon.png', count: 1 },
    { content: '[![](https://example.com/moon.png)](https://example.com/)', query: 'moon.png', count: 0 },
    { content: '| left | right |\n| - | - |\n| a | b |', query: 'leftright', count: 0 },
    { content: '<div>hello</div>', query: '<div>hello', count: 1 },
    { content: 'one **w**ord', query: 'word', count: 1 },
  ])('$content has "$query" $count times', ({ content, query, count }) => {
    expect(findHits(textsOf([content]), searchPattern(query))).toHaveLength(count)
  })
})

describe('the search of the markdown before it is parsed', () => {
  const parts = constantFrom(
    ...'*,**,_,~~,`,```,>,-,1.,#,|,\\,&mdash;,[a](<x y>),<i>,moon,tide,a,b, ,.,\u2014,\u0130,\u00DF,MOON,e,\u0301,\u2019,...'.split(
      ',',
    ),
    '\n',
    '\n\n',
    '  \n',
    '\n- ',
    '\n> ',
    '\n\n```\n',
    '\n===\n',
    '\n\n| a | b |\n| - | - |\n',
  )
  const markdown = array(parts, { maxLength: 16 }).map((all) => all.join(''))

  it('skips no message with a match', () => {
    assert(
      property(markdown, nat(), integer({ min: 1, max: 8 }), (text, from, length) => {
        const rendered = textOfElements(parse(text))
        const start = rendered.length === 0 ? 0 : from % rendered.length
        for (const query of [rendered.slice(start, start + length), 'moon', 'a b']) {
          const hasHit = findHits([rendered], searchPattern(query)).length > 0
          if (hasHit) expect(mayContain(query)(text), query).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it.for([
    { content: '>`\n===\n`moon', query: '=moo' },
    { content: 'a ` moon `light', query: 'moonlight' },
    { content: '>` a\n> `moon', query: 'amoon' },
  ])('does not skip $content for $query, because code loses the space at its ends', ({ content, query }) => {
    expect(findHits(textsOf([content]), searchPattern(query))).toHaveLength(1)
    expect(mayContain(query)(content)).toBe(true)
  })

  it('skips most others', () => {
    expect(mayContain('kettle')('*She* does not look up.')).toBe(false)
    expect(mayContain('Kettle')('the **ket**tle')).toBe(true)
  })
})

describe('the shown match', () => {
  const search = (contents: string[]) => findHits(textsOf(contents), searchPattern('moon'))
  const before = ['a moon', 'moon, moon', 'no']

  it('is the newest at first', () => {
    expect(placeOfHit(search(before), undefined)).toBe(2)
    expect(placeOfHit([], undefined)).toBe(-1)
  })

  it('stays when a message is added', () => {
    const shown = search(before)[1]
    expect(placeOfHit(search([...before, 'the moon']), shown)).toBe(1)
  })

  it('is the newest again when its message is gone', () => {
    expect(placeOfHit(search(['a moon']), search(before)[1])).toBe(0)
  })
})
