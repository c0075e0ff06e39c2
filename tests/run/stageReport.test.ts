import { expect, it } from 'vitest'
import { afterRunningAgain, failedCount, isWorthRunningAgain, summaryOf } from './stageReport.ts'
import type { Failure, StageReport } from './stageReport.ts'

const failure = (id: string, message = 'Expected: 1\nReceived: 2'): Failure => ({
  id,
  place: `${id}.e2e.ts:7`,
  title: `the ${id}`,
  message,
})
const report = (parts: Partial<StageReport>): StageReport => ({
  passed: [],
  failures: [],
  skipped: 0,
  outside: [],
  ...parts,
})
const first = report({ passed: ['a'], failures: [failure('b'), failure('c')], skipped: 1 })

it('what fails and then passes alone is flaky, counts as passed, and is named', () => {
  const result = afterRunningAgain(first, report({ passed: ['b'], failures: [failure('c', 'Expected: 3')] }))
  expect(result.passed).toEqual(['a', 'b'])
  expect(result.flaky).toEqual([failure('b')])
  expect(result.failures).toEqual([failure('c', 'Expected: 3')])
  expect(summaryOf([{ name: 'e2e', seconds: 61, result }])).toEqual([
    '── failed in e2e',
    'c.e2e.ts:7  the c',
    '    Expected: 3',
    '',
    '── flaky: failed in the whole run, passed alone',
    'e2e  b.e2e.ts:7  the b',
    '    Expected: 1\n    Received: 2',
    '',
    'e2e        61 s  2 passed, 1 failed, 1 of the passed flaky, 1 skipped',
    '2 passed, 1 failed',
  ])
})

it('what is not run again stays failed', () => {
  const again = report({ passed: ['something else'] })
  for (const second of [undefined, again]) expect(failedCount(afterRunningAgain(first, second))).toBe(2)
})

it('a failure outside every test stays one, whatever passes later', () => {
  const result = afterRunningAgain(report({ ...first, outside: ['the build failed'] }), report({ passed: ['b', 'c'] }))
  expect(failedCount(result)).toBe(1)
  expect(summaryOf([{ name: 'unit', seconds: 1, result }]).at(-1)).toBe('3 passed, 1 failed')
})

it('a stage that is broken as a whole is not run again', () => {
  const failures = Array.from({ length: 31 }, (_, index) => failure(String(index)))
  expect(isWorthRunningAgain(report({ failures }))).toBe(false)
  expect(isWorthRunningAgain(report({ failures: failures.slice(1) }))).toBe(true)
  expect(isWorthRunningAgain(report({ outside: ['the build failed'] }))).toBe(false)
})

it('a stage without tests holds', () => {
  const result = afterRunningAgain(report({}), undefined)
  expect(summaryOf([{ name: 'types', seconds: 4, result }])).toEqual(['types       4 s  holds', '0 passed, 0 failed'])
})
