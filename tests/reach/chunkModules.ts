import { writeFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'

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
          chunks[basename(output.fileName)] = output.moduleIds.flatMap((id) => moduleOf(id) ?? []).sort()
      writeFileSync(chunksFileOf(dir ?? 'dist'), JSON.stringify(chunks))
    },
  }
}

export const chunksFileOf = (folder: string) => `${folder}.chunks.json`

/** The module of the project; the lazy part of a route keeps its query. */
function moduleOf(id: string): string | undefined {
  const [file = '', query = ''] = id.split('?')
  const path = relative(process.cwd(), file).replaceAll('\\', '/')
  if (id.startsWith('\0') || path.startsWith('..') || /(^|\/)node_modules\//.test(path) || !/\.\w+$/.test(path)) return undefined
  return query.startsWith('tsr-split') ? `${path}?${query}` : path
}
