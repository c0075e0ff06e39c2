import { describe, expect, it } from 'vitest'
import { lintedFiles } from './lintedFiles.ts'
import { referencesOf, sourceGraph } from './sourceGraph.ts'

const graph = new Map([
  ...referencesOf('src/a.ts', 'export const a = 1'),
  ...referencesOf('src/b.ts', `import type { A } from './a.ts'`),
  ...referencesOf('src/c.ts', `import { b } from './b.ts'`),
  ...referencesOf('src/d.ts', `const later = () => import('./c.ts')`),
  ...referencesOf('src/other.ts', `import { gone } from './gone.ts'`),
  ...referencesOf('src/search.ts', 'export type Search = object'),
  ...referencesOf(
    'src/routes/r.tsx',
    `import { Page } from '#src/Page.tsx'; import type { Search } from '#src/search.ts'`,
  ),
  ...referencesOf('src/tree.ts', `import { Route } from './routes/r.tsx'`),
  ...referencesOf('src/Page.tsx', `import './page.css'`),
])
const graphOfProject = sourceGraph()

describe('after a change, the linter reads', () => {
  it('the changed file and its importers, indirect ones and those of types', () => {
    expect(lintedFiles(['src/a.ts'], graph)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts'])
    expect(lintedFiles(['src/c.ts', 'docs/ci.md'], graph)).toEqual(['src/c.ts', 'src/d.ts'])
  })

  it('the importers of a removed file', () => {
    expect(lintedFiles(['src/gone.ts'], graph)).toEqual(['src/other.ts'])
  })

  it('a route and, unless only its page has changed, the route tree', () => {
    expect(lintedFiles(['src/page.css'], graph)).toEqual(['src/Page.tsx', 'src/routes/r.tsx'])
    expect(lintedFiles(['src/search.ts'], graph)).toEqual(['src/routes/r.tsx', 'src/search.ts', 'src/tree.ts'])
  })

  it('all files, if the change concerns all', () => {
    for (const file of ['.oxlintrc.json', 'package.json', 'src/vite-env.d.ts', 'src/routeTree.gen.ts', 'unknown.txt'])
      expect(lintedFiles([file], graph), file).toBeUndefined()
  })

  it('all files, if most of them import the changed one', () => {
    expect(lintedFiles(['src/product/limits.ts'], graphOfProject)).toBeUndefined()
  })

  it('few files, if the text of one dialog has changed', () => {
    const linted = lintedFiles(['src/features/settings/privacy/DeleteAccountDialog.tsx'], graphOfProject)
    expect(linted).toContain('src/features/settings/privacy/PrivacyTab.tsx')
    expect(linted?.length).toBeLessThan(60)
  })
})
