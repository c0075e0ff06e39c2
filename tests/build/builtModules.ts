import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The modules of the live build, as paths of the project. */
export interface ModulesOfBuild {
  all: string[]
  /** Characters before minification, by module; modules of a package are added up. */
  firstCode: Record<string, number>
}

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

function modulesIn(outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): ModulesOfBuild {
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const firstCode: Record<string, number> = {}
  for (const chunk of chunks.filter(({ isEntry }) => isEntry))
    for (const [id, { renderedLength }] of Object.entries(chunk.modules).filter(([id]) => isFile(id))) {
      const name = packageOf(pathOf(id)) ?? pathOf(id)
      if (renderedLength > 0) firstCode[name] = (firstCode[name] ?? 0) + renderedLength
    }
  const all = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.filter(isFile).map(pathOf)))].sort()
  const sorted = Object.fromEntries(Object.entries(firstCode).sort(([one], [other]) => (one < other ? -1 : 1)))
  return { all, firstCode: sorted }
}

const pathOf = (id: string) => relative(process.cwd(), id.replace(/\?.*$/, '')).replaceAll('\\', '/')
const isFile = (id: string) => !id.startsWith('\0') && !id.startsWith('virtual:')
/** `node_modules/@a/b/c.js` → `@a/b` */
const packageOf = (path: string) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
