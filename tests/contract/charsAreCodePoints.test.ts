import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modulesOf } from '#tests/support/moduleImports.ts'

/** Patterns that compare a limit of characters with UTF-16 units: in code, in a schema, or in an input's attribute. */
const IN_UTF16_UNITS = [
  /\.length\s*[<>]=?\s*[A-Z_]*_CHARS\b/,
  /\b(?:max|min)Length\(\s*[A-Z_]*_CHARS\b/,
  /\bmaxLength=\{[A-Z_]*_CHARS\b/,
]
const breaches = (code: string) => IN_UTF16_UNITS.filter((pattern) => pattern.test(code)).length

it('the limits of the product count code points, as the server does (NS-43)', () => {
  const files = modulesOf(['src/features', 'src/components', 'src/ui', 'src/shell']).map(({ path }) => path)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => breaches(readFileSync(path, 'utf8')) > 0 && !EXCEPT.has(path))).toEqual([])
})

/** Its number is not a limit: it estimates how much a collapsed greeting shows. */
const EXCEPT = new Set(['src/features/character-page/isCollapsible.ts'])

it('detects a violation', () => {
  for (const line of [
    'if (text.length > CHAT_MESSAGE_MAX_CHARS) return',
    'v.maxLength(TAG_MAX_CHARS, TAG_TOO_LONG)',
    '<input maxLength={TRAIT_NAME_MAX_CHARS} />',
  ]) {
    expect(breaches(line)).toBe(1)
  }
})
