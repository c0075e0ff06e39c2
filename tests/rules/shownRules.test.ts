import { expect, it } from 'vitest'
import { readRegister } from './register.ts'
import { shownIn, shownRules } from './shownRules.ts'

/** The rows that no test shows: mostly descriptions, and decisions to leave something out. A new row needs a test. */
const WITHOUT_TEST = [
  'A0-03',
  'A1-12',
  'A1-13',
  'A1-14',
  'A8-41',
  'B0-01',
  'B0-02',
  'B8.9-01',
  'B8.9-02',
  'AMB-22',
  'AMB-67',
  'NS-01',
  'NS-02',
  'NS-05',
  'NS-06',
  'NS-07',
  'NS-17',
  'NS-20',
  'NS-35',
]

it.for([
  {
    path: 'a.test.ts',
    code: `it.for([\n{ rows: ['A1-01', 'NS-02'], given: 1 }])('…')`,
    rules: ['A1-01', 'NS-02'],
    line: 2,
    test: '',
  },
  {
    path: 'A.stories.tsx',
    code: `export const Empty = meta.story({ tags: ['B2.5-14', 'visual'] })`,
    rules: ['B2.5-14'],
    line: 1,
    test: 'Empty',
  },
  { path: 'a.e2e.ts', code: `test('opens', { tag: ['@A2-03'] }, …)`, rules: ['A2-03'], line: 1, test: 'opens' },
  { path: 'a.e2e.ts', code: `test('opens', { tag: '@AMB-03' }, …)`, rules: ['AMB-03'], line: 1, test: 'opens' },
  { path: 'a.test.ts', code: `const data = { rows: ['one'] } // A1-01`, rules: [], line: 1, test: '' },
])('$path with $code shows $rules', ({ path, code, rules, line, test }) => {
  expect(shownIn(path, code)).toEqual(rules.map((rule) => ({ rule, place: `${path}:${line}`, test })))
})

const known = readRegister().flatMap(({ rules }) => rules.map(({ id }) => id))
const shown = shownRules()

it('every row that a test shows exists', () => {
  expect(shown.filter(({ rule }) => !known.includes(rule))).toEqual([])
})

it('every row has a test, except these', () => {
  const rules = new Set(shown.map(({ rule }) => rule))
  expect(known.filter((id) => !rules.has(id))).toEqual(WITHOUT_TEST)
})
