import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const REPLACES = /\bvi\s*\.\s*(mock|doMock|resetModules)\s*\(/

/** Files share the modules of their process: a replaced module would reach other files, or come too late. */
const replacing = (files: Record<string, string>) => Object.keys(files).filter((path) => REPLACES.test(files[path]!))

it('no test replaces a module', () => {
  const paths = globSync('{src,mocks,openapi,tests,.storybook}/**/*.{ts,tsx}').filter(
    (path) => path !== 'tests/contract/replacedModules.test.ts',
  )
  expect(paths.length).toBeGreaterThan(1_000)
  expect(replacing(Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([])
})

it('finds a replaced module', () => {
  expect(replacing({ a: "vi.mock('#src/product/limits.ts')", b: 'vi.spyOn(console)' })).toEqual(['a'])
})
