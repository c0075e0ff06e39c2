import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * Which files hold the code of which address, beyond what every page loads anyway: `{ '/users/$userId': ['assets/…'] }`.
 * boot.ts asks for them at once, so that they do not wait for the app's code to ask.
 */
export function routeCodeOf(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const always = filesBehind(
    bundle,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  const code: Record<string, string[]> = {}
  for (const chunk of chunks) {
    const file = /\/src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(chunk.facadeModuleId ?? '')?.[1]
    if (!file) continue
    const files = [...filesBehind(bundle, [chunk.fileName])].filter((name) => !always.has(name))
    code[addressOf(file)] = files
  }
  return code
}

/** `_shell/users.$userId` → `/users/$userId`: folders with an underscore are layouts, dots are slashes. */
function addressOf(routeFile: string): string {
  const parts = routeFile.split(/[./]/).filter((part) => !part.startsWith('_') && part !== 'index')
  return `/${parts.join('/')}`
}

/** The files and all they import at once, style sheets included. */
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
