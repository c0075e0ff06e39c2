import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { RULE_ID } from './register.ts'

const project = resolve(import.meta.dirname, '../..')
const TESTS = [
  '{src,mocks,openapi,.storybook}/**/*.{test,stories}.{ts,tsx}',
  'tests/**/*.{test,e2e,live,replay,visual}.{ts,tsx}',
]

/** The tags of a story or of a journey, and the rows in the data of a unit test. */
const TAGS = /\b(?:rows|tags|tag): (?:\[([^\]]*)\]|('@[^']*'))/g
/** The beginning of a story or of a test. */
const TITLE = /export const (\w+) = |\b(?:it|test)(?:\.\w+)*\(\s*'((?:[^'\\]|\\.)+)'/g

/** A test says that it goes red when a row does not hold. */
export interface Shown {
  rule: string
  /** 'src/lib/compactNumber.test.ts:12' */
  place: string
  /** The story or test that begins before the tag; in a unit test, '', because its title follows its data. */
  test: string
}

/** The rows that the tests of this project say that they show. */
export function shownRules(): Shown[] {
  return globSync(TESTS, { cwd: project })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('tests/rules/'))
    .sort()
    .flatMap((path) => shownIn(path, readFileSync(join(project, path), 'utf8')))
}

export function shownIn(path: string, code: string): Shown[] {
  return [...code.matchAll(TAGS)].flatMap(({ index, 1: list = '', 2: single = '' }) => {
    const before = code.slice(0, index)
    const [, story, title] = [...before.matchAll(TITLE)].at(-1) ?? []
    const test = path.includes('.test.') ? '' : (story ?? title ?? '')
    const tags = [...`${list}${single}`.matchAll(/'@?([^']+)'/g)].map(([, tag = '']) => tag)
    const place = `${path}:${before.split('\n').length}`
    return tags.filter((tag) => RULE_ID.test(tag)).map((rule) => ({ rule, place, test }))
  })
}
