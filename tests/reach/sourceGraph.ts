import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { parseSync } from 'vite'

/** What a file refers to: project files by path, packages by name. */
interface References {
  /** Loaded together with the file. */
  static: string[]
  /** Loaded later, by `import()`, and the lazy part of a route. */
  lazy: string[]
  /** Imported for types only: nothing of it runs, but the types of the file depend on it. */
  types?: string[]
  /** Whether the code reads files, starts programs or makes builds, so that it depends on more than it imports. */
  readsFiles?: boolean
}
export type SourceGraph = ReadonlyMap<string, References>

const project = resolve(import.meta.dirname, '../..')
const FILES = ['{src,mocks,openapi,tests,.storybook}/**/*.{ts,tsx,css,mdx}', '*.ts', 'index.html']
/** The router's plugin loads the components of a route apart from its loader. */
export const LAZY_PART = '?tsr-split=component'
const READING =
  /^(node:(fs|fs\/promises|child_process)|vite|vite\/.*|vitest\/node|orval|storybook\/internal\/core-server)$/

/** The references of every source file of the project. */
export function sourceGraph(): SourceGraph {
  const graph = new Map<string, References>()
  const paths = globSync(FILES, { cwd: project }).map((path) => path.replaceAll('\\', '/'))
  for (const path of paths.filter((path) => !path.endsWith('.d.ts')).sort())
    for (const [node, references] of referencesOf(path, readFileSync(join(project, path), 'utf8')))
      graph.set(node, references)
  return graph
}

/** The nodes of a file: itself and, for a route, its lazy part. */
export function referencesOf(path: string, code: string): [string, References][] {
  if (/\.(css|mdx|html)$/.test(path)) return [[path, { static: textReferences(path, code), lazy: [] }]]
  const { module, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const named = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, isType }] : [])),
  ]
  const running = named.filter(({ isType }) => !isType).map(({ name }) => name)
  const types = named.flatMap(({ name, isType }) => (isType ? (pathOf(path, name) ?? []) : []))
  const lazyNames = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^['"`]([^'"`$]+)['"`]$/.exec(code.slice(start, end))?.[1] ?? [],
  )
  const addresses = [...code.matchAll(/new URL\(\s*['"]([^'"]+[^/'"])['"],\s*import\.meta\.url/g)].map(
    ([, name = '']) => `./${name}`,
  )
  const all = [...running, ...addresses].flatMap((name) => pathOf(path, name) ?? [])
  const lazy = lazyNames.flatMap((name) => pathOf(path, name) ?? [])
  const readsFiles = [...running, ...lazyNames].some((name) => READING.test(name)) || code.includes('import.meta.glob')
  const isRoute = /^src\/routes\/.*\.tsx$/.test(path) && !path.endsWith('__root.tsx')
  const ofTypes = types.length > 0 && { types }
  if (!isRoute) return [[path, { static: all, lazy, ...ofTypes, ...(readsFiles && { readsFiles }) }]]
  const isComponent = (file: string) => file.endsWith('.tsx')
  const part = path + LAZY_PART
  return [
    [path, { static: all.filter((file) => !isComponent(file)), lazy: [...lazy, part], ...ofTypes }],
    [part, { static: [path, ...all.filter(isComponent)], lazy: [], ...ofTypes }],
  ]
}

function textReferences(path: string, text: string): string[] {
  const names = [
    ...text.matchAll(/(?:@import|\bfrom|\bimport)\s+(?:url\()?['"]([^'"]+)['"]|url\(['"]?([^'")]+)|src="\/([^"]+)"/g),
  ]
  return names.flatMap(([, imported, address, root]) => {
    if (root !== undefined) return [root]
    const name = imported ?? address ?? ''
    return pathOf(path, imported === undefined && !/^[#./@]|^\w+:/.test(name) ? `./${name}` : name) ?? []
  })
}

function pathOf(from: string, specifier: string): string | undefined {
  const name = specifier.replace(/\?.*$/, '')
  if (/^\.\.?\//.test(name)) return posix.join(dirname(from), name)
  if (name.startsWith('#storybook/')) return name.replace('#storybook', '.storybook')
  return /^#\w+\//.test(name) ? name.slice(1) : undefined
}

/** All files that loading `roots` loads; of the lazy files, only those that `isLoaded` names. */
export function filesFrom(
  graph: SourceGraph,
  roots: Iterable<string>,
  isLoaded: (lazy: string, importer: string) => boolean = () => true,
): Set<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const { static: direct = [], lazy = [] } = graph.get(path) ?? {}
    open.push(...direct, ...lazy.filter((file) => isLoaded(file, path)))
  }
  return found
}
