import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Connect, Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, 'files')
const MEDIA_TYPES: Record<string, string> = { '.avif': 'image/avif', '.png': 'image/png' }

/** Serves `<base>pictures/<file>`. A file that is not there is a 404, never the app's page: pictures may be missing. */
function servePicture(request: Connect.IncomingMessage, response: ServerResponse): void {
  const name = (request.url ?? '').replace(/[?#].*$/, '').replace(/^\//, '')
  // Only names that are in the folder, which need no escaping: no address leads out of it.
  if (!readdirSync(FOLDER).includes(name)) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, {
    'Content-Type': MEDIA_TYPES[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
  })
  response.end(readFileSync(join(FOLDER, name)))
}

/** The pretend server's picture files under `<base>pictures/`: served while developing, copied into mock builds. */
export function pictureFiles(): Plugin {
  let base = '/'
  const use = (middlewares: Connect.Server) => {
    middlewares.use(`${base}pictures`, servePicture)
  }
  return {
    name: 'perigee-picture-files',
    configResolved: (config) => {
      // A relative base ('./') has no meaning for a server: it then serves at the root.
      base = config.base.startsWith('/') ? config.base : '/'
    },
    configureServer: ({ middlewares }) => use(middlewares),
    configurePreviewServer: ({ middlewares }) => use(middlewares),
    generateBundle() {
      for (const name of readdirSync(FOLDER)) {
        this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source: readFileSync(join(FOLDER, name)) })
      }
    },
  }
}
