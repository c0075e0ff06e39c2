import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modulesOf } from '#tests/support/moduleImports.ts'
import type { Module, ModuleImport } from '#tests/support/moduleImports.ts'

const [, table = ''] = /## Layers\n([\s\S]*?)\n## /.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
const code = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '')

/** The rows of the table in docs/architecture.md. A module belongs to the first row that names its folder. */
const TABLE = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, folders, may, never, why = ''] = line.split('|').map((cell) => cell.trim())
    return { folders: code(folders), may: code(may), never: code(never), why }
  })

/** Whether a path is this file, or is in this folder; `src/features/*` means each of its folders. */
const isIn = (path: string, place: string) =>
  path === place || path.startsWith(place.endsWith('*') ? place.slice(0, -1) : `${place}/`)

/**
 * Imports that are allowed besides the table: the folder's own files, and the contract's types in mocks and
 * src/contract.
 */
function allowed(from: string, { file, typeOnly }: ModuleImport, may: string[]): boolean {
  if (file === undefined || may.some((place) => isIn(file, place))) return true
  const top = topOf(from)
  if (top.includes('/') && file.startsWith(`${top}/`)) return true
  return /^(mocks|src\/contract)\//.test(from) && typeOnly && file.startsWith('src/api/generated/')
}

function breaches(module: Module): string[] {
  if (isTest(module.path)) return []
  const row = TABLE.find(({ folders }) => folders.some((place) => isIn(module.path, place)))
  if (!row) return [`${module.path} is in no folder of the table in docs/architecture.md.`]
  return module.imports
    .filter(
      (one) =>
        !allowed(module.path, one, row.may) ||
        row.never.some(
          (name) => one.specifier === name || one.specifier.startsWith(name.endsWith('/') ? name : `${name}/`),
        ),
    )
    .map(({ specifier }) => `${module.path} imports ${specifier}: ${row.why}`)
}

/**
 * The boundary that '#' marks: src/api, src/features/chat, src/ui/Dialog, mocks/handlers …; for a file at the root, src
 * or mocks.
 */
function topOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  return folders.slice(0, ['features', 'components', 'ui'].includes(folders[1] ?? '') ? 3 : 2).join('/')
}

/** Whether an import has the wrong form for the boundary: relative across it, or '#' inside it. */
function againstTheBorder(path: string, { specifier, file }: ModuleImport): boolean {
  if (file === undefined) return false
  const top = topOf(path)
  const inside = file.startsWith(`${top}/`)
  return specifier.startsWith('#') ? inside && top.includes('/') : !inside
}

const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path)

const product = modulesOf(['src', 'mocks'])
const everything = modulesOf(['src', 'mocks', 'openapi', 'tests', '.storybook'])

it('imports go in one direction', () => {
  expect(product.flatMap(breaches)).toEqual([])
})

it('imports within a folder are relative, all others begin with #', () => {
  const wrong = everything.flatMap(({ path, imports }) =>
    imports
      .filter((one) => againstTheBorder(path, one))
      .map(({ specifier }) =>
        specifier.startsWith('#')
          ? `${path} imports ${specifier} from its own folder: write it relative.`
          : `${path} imports ${specifier} out of its folder: write it with #.`,
      ),
  )
  expect(wrong).toEqual([])
})

it('no module only re-exports', () => {
  const barrels = product.filter(({ reExports }) => reExports.length > 0).map(({ path }) => path)
  expect(barrels).toEqual([])
})

it('a folder is named after its content, not after its users', () => {
  const vague = everything.filter(({ path }) => /(^|\/)(utils?|helpers?|shared|common|misc)\//.test(path))
  expect(vague.map(({ path }) => path)).toEqual([])
})
