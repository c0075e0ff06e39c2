import { createRequire } from 'node:module'
import { join } from 'node:path'
import { minify, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'
import { fileNameHashes } from './fileNameHashes.ts'
import { storedResults } from './storedResults.ts'

const OPTIONS: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 3 } }
const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string }

/**
 * Minifies the minified chunks again. Vite's minifier is fast and leaves 1.5 % of the compressed
 * size; terser removes it and takes thirteen seconds of a build, so that its results are stored for the next build.
 */
export function secondMinify(): Plugin {
  let isWritten = true
  let folder = ''
  return {
    name: 'perigee-second-minify',
    apply: 'build',
    configResolved: ({ build, cacheDir }) => {
      isWritten = build.write
      folder = join(cacheDir, 'second-minify')
    },
    async generateBundle(_, bundle) {
      if (!isWritten) return // this pass only reads the code
      const results = storedResults(folder)
      const hashes = fileNameHashes(Object.keys(bundle))
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      await Promise.all(
        chunks.map(async (chunk) => {
          const code = hashes.without(chunk.code)
          const source = JSON.stringify([version, OPTIONS, code])
          const minified = await results.of(source, async () => (await minify(code, OPTIONS)).code ?? code)
          chunk.code = hashes.restored(minified)
        }),
      )
      await results.prune()
    },
  }
}
