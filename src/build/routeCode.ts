import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const ROUTE = /\/src\/routes\/(.+)\.tsx$/

/** The modules that a module imports with `import()`. */
export type LaterImports = (id: string) => readonly string[]

/**
 * The files with the code of each address, beyond those that every page loads: `{ '/users/$userId': ['assets/…'] }`.
 * boot.ts preloads them at once, before the app's code would request them.
 */
export function routeCodeOf(bundle: Bundle, laterImports: LaterImports): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const always = filesBehind(
    bundle,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  const routes = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => {
      const route = ROUTE.exec(id)?.[1]
      const pages = laterImports(id)
      const files = chunks.filter(({ facadeModuleId }) => pages.includes(facadeModuleId ?? ''))
      return route && files.length > 0 ? [{ route, files: files.map(({ fileName }) => fileName) }] : []
    })
  const code: Record<string, string[]> = {}
  for (const { route, files } of routes) {
    if (isLayout(route)) continue
    const layouts = routes.filter((other) => isLayout(other.route) && route.startsWith(`${other.route}/`))
    const all = filesBehind(bundle, [...files, ...layouts.flatMap((layout) => layout.files)])
    code[addressOf(route)] = [...all].filter((name) => !always.has(name))
  }
  return code
}

/** `_auth` is the layout of the pages of its folder and has no address. */
function isLayout(route: string): boolean {
  return route.split('/').at(-1)!.startsWith('_')
}

/** `_shell/users.$userId` → `/users/$userId`: folders with an underscore are layouts, dots are slashes. */
function addressOf(routeFile: string): string {
  const parts = routeFile.split(/[./]/).filter((part) => !part.startsWith('_') && part !== 'index')
  return `/${parts.join('/')}`
}

/** The files and all their static imports, style sheets included. */
function filesBehind(bundle: Bundle, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = bundle[name]
    if (found.has(name) || file?.type !== 'chunk') continue
    found.add(name)
    const styles = (file as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []
    for (const style of styles) found.add(style)
    filesBehind(bundle, file.imports, found)
  }
  return found
}
