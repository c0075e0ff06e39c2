import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// Playwright takes the promise of an asynchronous function for a true value: such a wait ends after the first attempt.
it('no wait for a function has an asynchronous one', () => {
  const files = globSync('tests/**/*.ts')
  expect(files.length).toBeGreaterThan(200)
  const asynchronous = files.filter((file) => /waitForFunction\(\s*async\b/.test(readFileSync(file, 'utf8')))
  expect(asynchronous).toEqual([])
})
