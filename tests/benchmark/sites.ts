import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type HttpServer, startHttpServer } from '#mocks/transports/httpServer.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'

export interface Checkouts {
  project: string
  /** Another checkout to compare with. */
  against?: string
}

/** A site with its API, and what a browser has stored of the viewer. */
export interface Site {
  /** With the trailing slash. */
  url: string
  storage: Record<string, string>
  close(): Promise<void>
}

type ServerOptions = Omit<Parameters<typeof startHttpServer>[0], 'port'>

/** The live build of a checkout, with the mock server of this one. */
export async function siteOf(project: string, server: ServerOptions): Promise<Site> {
  if (join(project, '.cache', 'builds', 'live') === buildFolder('live')) await ensureBuild('live')
  else await ensureBuildOf(project)
  return serve(join(project, '.cache', 'builds', 'live'), server)
}

async function ensureBuildOf(project: string): Promise<void> {
  const code = "await (await import('./tests/support/testBuilds.ts')).ensureBuild('live')"
  const options = { cwd: project, stdio: 'inherit' } as const
  const [status] = await once(spawn(process.execPath, ['--input-type=module', '-e', code], options), 'exit')
  if (status !== 0) throw new Error(`${project} could not be built.`)
}

/** A page of the same packages without anything else: the least that could be reached. */
export async function bareSite(root: string, server: ServerOptions): Promise<Site> {
  const folder = join(buildFolder('live'), '..', basename(root))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  })
  return serve(folder, server)
}

async function serve(folder: string, server: ServerOptions): Promise<Site> {
  const api = await startHttpServer({ ...server, port: 0 })
  const { storage, token } = signedIn(api)
  const config = JSON.stringify({ apiBaseUrl: `${api.url}/api/v1`, token })
  const site = await startStaticServer({ folder, replaced: { 'config.json': config }, compressed: true })
  return {
    url: site.url,
    storage,
    async close() {
      await Promise.all([site.close(), api.stop()])
    },
  }
}

/** The entries of `localStorage` of the scenario's viewer, and their access token. */
function signedIn(api: HttpServer): { storage: Record<string, string>; token?: string } {
  const tokens = api.server.viewerTokens()
  if (!tokens) return { storage: {} }
  const remembered = memoryStorage()
  credentialsIn(remembered).write('access', tokens.access_token)
  credentialsIn(remembered).write('refresh', tokens.refresh_token)
  const keys = Array.from({ length: remembered.length }, (_, place) => remembered.key(place)!)
  return { storage: Object.fromEntries(keys.map((key) => [key, remembered.getItem(key)!])), token: tokens.access_token }
}
