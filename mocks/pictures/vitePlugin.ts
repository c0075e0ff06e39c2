import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, 'files')

/** Serves `<base>pictures/<file>`. A missing file gets a 404, never the app's index page. */
function servePicture(request: Connect.IncomingMessage, response: ServerResponse): void {
  const name = (request.url ?? '').replace(/[?#].*$/, '').replace(/^\//, '')
  // Accepts only names of files in the folder, which need no decoding, so no path leaves the folder.
  if (!readdirSync(FOLDER).includes(name)) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'Content-Type': 'image/avif', 'Cache-Control': 'no-cache' })
  response.end(readFileSync(join(FOLDER, name)))
}

/**
 * Serves the mock server's picture files under `<base>pictures/` during development, and copies them into mock builds.
 */
export function pictureFiles(): Plugin {
  let base = '/'
  let isServed = false
  const use = (middlewares: Connect.Server) => {
    middlewares.use(`${base}pictures`, servePicture)
  }
  return {
    name: 'perigee-picture-files',
    configResolved: (config) => {
      isServed = config.command === 'serve'
      // A relative base ('./') means nothing to a server, which then uses the root.
      base = config.base.startsWith('/') ? config.base : '/'
    },
    configureServer: ({ middlewares }) => use(middlewares),
    configurePreviewServer: ({ middlewares }) => use(middlewares),
    generateBundle() {
      // A development server serves the folder itself.
      if (isServed) return
      for (const name of readdirSync(FOLDER)) {
        this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source: readFileSync(join(FOLDER, name)) })
      }
    },
  }
}
