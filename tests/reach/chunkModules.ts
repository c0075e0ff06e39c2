import { existsSync, writeFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Stands for all modules that are no files of the project: packages, and what the build adds. */
export const OTHERS = 'others'

/** The modules of each chunk of a build, by the chunk's file name, as paths of the project. */
export type ChunkModules = Record<string, string[]>

/** Writes the modules of each chunk into a file beside the build's folder: `<folder>.chunks.json`. */
export function chunkModules(): Plugin {
  return {
    name: 'perigee-chunk-modules',
    apply: 'build',
    writeBundle: ({ dir }, bundle) => {
      const chunks: ChunkModules = {}
      for (const output of Object.values(bundle))
        if (output.type === 'chunk')
          chunks[basename(output.fileName)] = [...new Set(output.moduleIds.map(moduleOf))].sort()
      writeFileSync(chunksFileOf(dir ?? 'dist'), JSON.stringify(chunks))
    },
  }
}

export const chunksFileOf = (folder: string) => `${folder}.chunks.json`

/** The path of a module; the lazy part of a route keeps its query. */
function moduleOf(id: string): string {
  const [file = '', query = ''] = id.split('?')
  const path = relative(process.cwd(), file).replaceAll('\\', '/')
  if (id.startsWith('\0') || /^\.\.|(^|\/)node_modules\//.test(path) || !existsSync(path)) return OTHERS
  return query.startsWith('tsr-split') ? `${path}?${query}` : path
}
