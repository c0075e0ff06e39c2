import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { parseSync } from 'vite'

export interface ModuleImport {
  /** As written: './x.ts', '#src/api/calls/http.ts', 'react'. */
  specifier: string
  /** The imported file of this project; undefined for a package. */
  file: string | undefined
  typeOnly: boolean
}
export interface Module {
  path: string
  imports: ModuleImport[]
  /** Re-exported names from other modules: `export { x } from './y.ts'`. */
  reExports: ModuleImport[]
}

const project = resolve(import.meta.dirname, '../..')

/** Every module of the given folders with its imports, read from the syntax tree. Generated code is left out. */
export function modulesOf(folders: string[]): Module[] {
  const paths = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: project },
  )
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\/generated\/|\.gen\.ts$|\.d\.ts$/.test(path))
    .sort()
    .map((path) => parseModule(path, readFileSync(join(project, path), 'utf8')))
}

function parseModule(path: string, code: string): Module {
  const { module, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const toImport = (specifier: string, typeOnly: boolean): ModuleImport => ({
    specifier,
    typeOnly,
    file: fileOf(path, specifier),
  })
  const handedOn = module.staticExports.flatMap(({ entries }) => entries.filter((entry) => entry.moduleRequest))
  return {
    path,
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) =>
        toImport(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType)),
      ),
      ...module.dynamicImports.flatMap(({ moduleRequest }) => {
        const text = /^['"`]([^'"`$]+)['"`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))
        return text?.[1] ? [toImport(text[1], false)] : []
      }),
      ...handedOn.map((entry) => toImport(entry.moduleRequest?.value ?? '', entry.isType)),
    ],
    reExports: handedOn.map((entry) => toImport(entry.moduleRequest?.value ?? '', entry.isType)),
  }
}

function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier)
  if (specifier.startsWith('#storybook/')) return specifier.replace('#storybook', '.storybook')
  return specifier.startsWith('#') ? specifier.slice(1) : undefined
}
