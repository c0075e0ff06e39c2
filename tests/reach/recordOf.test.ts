import { expect, it } from 'vitest'
import { OTHERS } from './chunkModules.ts'
import { testListOf } from './listedTests.ts'
import { fingerprint, recordedAgain, textOf } from './reachRecord.ts'
import { recordOf } from './recordOf.ts'
import { referencesOf } from './sourceGraph.ts'

const CODE = {
  'src/main.tsx': `const open = () => [import('./A.tsx'), import('./B.tsx')]`,
  'src/A.tsx': `import './shared.ts'`,
  'src/B.tsx': '',
  'src/shared.ts': '',
}
const graph = new Map(Object.entries(CODE).flatMap(([path, text]) => referencesOf(path, text)))
const CHUNKS = {
  'index-1.js': ['src/main.tsx'],
  'A-1.js': ['src/A.tsx'],
  'B-1.js': ['src/B.tsx'],
  'shared-1.js': ['src/shared.ts', OTHERS],
  'added-1.js': ['src/added.ts', 'src/main.tsx'],
}
const SOURCES = { chunks: CHUNKS, graph, textOfTest: () => 'a test' }
const requested = (...chunks: string[]) => ({
  project: 'journeys',
  file: `${process.cwd()}/tests/e2e/a.e2e.ts`,
  titles: ['opens'],
  chunks,
})

it('the record names the files that were loaded later, of all runs of a journey', () => {
  const { record, unexplained } = recordOf([requested('index-1.js', 'A-1.js'), requested('index-1.js')], SOURCES)
  expect(record).toEqual({
    lazy: { 'src/A.tsx': ['src/main.tsx'], 'src/B.tsx': ['src/main.tsx'] },
    tests: { 'tests/e2e/a.e2e.ts': fingerprint('a test') },
    loads: { 'tests/e2e/a.e2e.ts › opens': [0] },
  })
  expect(unexplained).toEqual([])
  expect(JSON.parse(textOf(record))).toEqual(record)
})

it('files that are recorded again replace their tests only; a lazy file that is new stays unknown to all', () => {
  const former = {
    lazy: { 'src/B.tsx': ['src/main.tsx'] },
    tests: { 'tests/e2e/a.e2e.ts': 'old', 'tests/e2e/b.e2e.ts': 'b' },
    loads: { 'tests/e2e/a.e2e.ts › was removed': [0], 'tests/e2e/b.e2e.ts › opens': [] },
  }
  const again = recordOf([requested('index-1.js', 'A-1.js', 'B-1.js')], SOURCES).record
  expect(recordedAgain(former, again, ['tests/e2e/a.e2e.ts'])).toEqual({
    lazy: former.lazy,
    tests: { 'tests/e2e/a.e2e.ts': fingerprint('a test'), 'tests/e2e/b.e2e.ts': 'b' },
    loads: { 'tests/e2e/a.e2e.ts › opens': [0], 'tests/e2e/b.e2e.ts › opens': [] },
  })
})

it('a development server sends modules in place of chunks', () => {
  const { record, unexplained } = recordOf([requested('src/main.tsx', 'src/B.tsx')], SOURCES)
  expect(record.loads).toEqual({ 'tests/e2e/a.e2e.ts › opens': [1] })
  expect(unexplained).toEqual([])
})

it('a chunk may hold more than its page imports, but no file that nothing imports', () => {
  expect(recordOf([requested('index-1.js', 'shared-1.js')], SOURCES).unexplained).toEqual([])
  expect(recordOf([requested('added-1.js')], SOURCES).unexplained).toEqual(['tests/e2e/a.e2e.ts › opens: src/added.ts'])
})

it('the list for Playwright has a line for each journey, or for its file if Playwright would misread the title', () => {
  const of = (title: string) => ({ project: 'journeys', file: 'tests/e2e/a.e2e.ts', titles: ['on a phone', title] })
  expect(testListOf([of('opens'), of('Chats › Report')])).toBe(
    '[journeys] › e2e/a.e2e.ts › on a phone › opens\n[journeys] › e2e/a.e2e.ts\n',
  )
})
