import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync('tests/**/*.ts')

function filesWith(code: RegExp): string[] {
  expect(files.length).toBeGreaterThan(200)
  return files.filter((file) => code.test(readFileSync(file, 'utf8')))
}

// Playwright takes the promise of an asynchronous function for a true value: such a wait ends after the first attempt.
it('no wait for a function has an asynchronous one', () => {
  expect(filesWith(/waitForFunction\(\s*async\b/)).toEqual([])
})

// Without interception, the body of a request may be null although it was sent.
it('bodies of requests are read by bodiesTo only', () => {
  expect(filesWith(/\bpostData(JSON|Buffer)?\(\)/)).toEqual(['tests/support/bodiesTo.ts'])
})
