import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modulesOf } from '#tests/support/moduleImports.ts'

// A lazy-loaded part that fails to load must not unmount the page around it: `lazyPart` and `lazyDialog` include the
// error boundary, so nothing else may render lazy-loaded code.

const BARE = /\blazyCode\(|\blazy[(<]/

/** The crop window has its own LoadBoundary, because it closes like a dialog and is not one. */
const ALLOWED = new Set([
  'src/code/lazyCode.tsx',
  'src/ui/LazyPart/lazyPart.tsx',
  'src/ui/LazyDialog/lazyDialog.tsx',
  'src/features/character-editor/images/lazyImageTools.ts',
])

it('every lazy-loaded part has its own error boundary', () => {
  const files = modulesOf(['src']).map(({ path }) => path)
  const bare = files.filter((path) => !path.includes('.stories.') && BARE.test(readFileSync(path, 'utf8')))
  expect(bare.filter((path) => !ALLOWED.has(path))).toEqual([])
})

it('detects a violation', () => {
  expect(BARE.test(`const Markdown = lazyCode(() => import('./Markdown.tsx'))`)).toBe(true)
  expect(BARE.test(`const Markdown = lazy(() => import('./Markdown.tsx'))`)).toBe(true)
  expect(BARE.test(`const Markdown = lazyPart(() => import('./Markdown.tsx'))`)).toBe(false)
})
