import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export const modulesFileOf = (folder: string) => `${folder}.modules.json`

/** Writes the modules of a build into a file beside the build's folder: `<folder>.modules.json`. */
export function builtModules(): Plugin {
  return {
    name: 'perigee-built-modules',
    apply: 'build',
    writeBundle: ({ dir }, bundle) =>
      writeFileSync(modulesFileOf(dir ?? 'dist'), JSON.stringify(modulesIn(Object.values(bundle)))),
  }
}

/** The modules of a build that are files, as paths of the project. */
function modulesIn(outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
  const ids = outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
  const files = ids.filter((id) => !id.startsWith('\0') && !id.startsWith('virtual:'))
  return [...new Set(files.map((id) => relative(process.cwd(), id.replace(/\?.*$/, '')).replaceAll('\\', '/')))].sort()
}
