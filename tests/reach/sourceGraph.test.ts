import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesFrom, referencesOf, sourceGraph } from './sourceGraph.ts'

it('every reference of the project leads to a file', () => {
  const graph = sourceGraph()
  const missing = [...graph].flatMap(([path, references]) =>
    [...references.static, ...references.lazy, ...(references.types ?? [])]
      .filter((file) => !existsSync(file.replace(/\?.*$/, '')))
      .map((file) => `${path} refers to ${file}`),
  )
  expect(missing).toEqual([])
})

it('reads imports, exports, addresses, what loads later, and apart from these the types, but no packages', () => {
  const code = `
    import type { A } from './types.ts'
    import { b } from '#src/b.ts'
    import image from './image.svg?inline'
    import 'react'
    export { c } from '../c.ts'
    export type { D } from './d.ts'
    const page = new URL('listedTests.ts', import.meta.url)
    const later = () => import('#storybook/later.ts')
    const unknown = (name: string) => import(name)
  `
  expect(referencesOf('tests/x/y.ts', code)).toEqual([
    [
      'tests/x/y.ts',
      {
        static: ['src/b.ts', 'tests/x/image.svg', 'tests/c.ts', 'tests/x/listedTests.ts'],
        lazy: ['.storybook/later.ts'],
        types: ['tests/x/types.ts', 'tests/x/d.ts'],
      },
    ],
  ])
})

it('notices code that reads files', () => {
  expect(referencesOf('a.test.ts', `import { readFileSync } from 'node:fs'`)).toMatchObject([
    ['a.test.ts', { readsFiles: true }],
  ])
  expect(referencesOf('a.test.ts', `const all = import.meta.glob('./*.ts')`)).toMatchObject([
    ['a.test.ts', { readsFiles: true }],
  ])
})

it('reads the imports of style sheets and of pages of Storybook', () => {
  const css = `@import './base.css'; .a { composes: b from './b.module.css'; background: url(sky.svg) }`
  expect(referencesOf('src/a.css', css)[0]?.[1].static).toEqual(['src/base.css', 'src/b.module.css', 'src/sky.svg'])
  expect(referencesOf('src/a.mdx', `import { Doors } from './Doors.tsx'`)[0]?.[1].static).toEqual(['src/Doors.tsx'])
})

it('the components of a route load after its loader', () => {
  const route = `import { query } from '#src/api/a.ts'; import { Page } from '#src/a/Page.tsx'`
  const graph = new Map(referencesOf('src/routes/_shell/a.tsx', route))
  expect([...filesFrom(graph, ['src/routes/_shell/a.tsx'], () => false)]).toEqual([
    'src/routes/_shell/a.tsx',
    'src/api/a.ts',
  ])
  expect(filesFrom(graph, ['src/routes/_shell/a.tsx'])).toContain('src/a/Page.tsx')
})
