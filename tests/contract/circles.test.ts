import { expect, it } from 'vitest'
import { type Module, modulesOf } from '#tests/support/moduleImports.ts'

/**
 * Import cycles, each as a chain that ends where it begins; at least one per strongly connected group of modules. Type
 * imports count, because readers of the code follow them, too.
 */
function circlesIn(modules: readonly Pick<Module, 'path' | 'imports'>[]): string[] {
  const imports = new Map(
    modules.map(({ path, imports }) => [path, [...new Set(imports.flatMap(({ file }) => file ?? []))]]),
  )
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path)
    if (at >= 0) circles.push([...trail.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    for (const next of imports.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of imports.keys()) visit(path, [])
  return circles
}

it('no module imports itself through others', () => {
  expect(circlesIn(modulesOf(['src', 'mocks', 'openapi', 'tests', '.storybook']))).toEqual([])
})

it('finds an import cycle, wherever it begins', () => {
  const module = (path: string, ...files: string[]) => ({
    path,
    imports: files.map((file) => ({ specifier: file, file, typeOnly: true })),
  })
  expect(circlesIn([module('a', 'b'), module('b', 'c'), module('c', 'b')])).toEqual(['b → c → b'])
  expect(circlesIn([module('a', 'b', 'c'), module('b', 'c'), module('c')])).toEqual([])
})
