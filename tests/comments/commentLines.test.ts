import { expect, it } from 'vitest'
import { codeWithoutComments, commentLinesOf } from './commentLines.ts'

const code = `/**
 * Says why.
 */
const text = '// is no comment' // is one
// oxlint-disable-next-line no-console
`

it('finds the lines of prose with their positions', () => {
  expect(commentLinesOf('a.ts', code)).toEqual([
    { line: 2, text: 'Says why.' },
    { line: 4, text: 'is one' },
  ])
})

it('also reads style sheets', () => {
  expect(commentLinesOf('a.css', 'a { color: red; } /* Why\n   red. */')).toEqual([
    { line: 1, text: 'Why' },
    { line: 2, text: 'red.' },
  ])
})

it('distinguishes a change of comments from a change of code', () => {
  const of = (text: string) => codeWithoutComments('a.ts', text)
  expect(of(code.replace('Says why', 'Says more\n * than one line'))).toBe(of(code))
  expect(of(code.replace("'//", "'/"))).not.toBe(of(code))
})
