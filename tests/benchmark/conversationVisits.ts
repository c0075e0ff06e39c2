import { resolve } from 'node:path'
import { build } from 'vite'
import { characterId } from '#mocks/fixtures/ids.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import type { Visit } from './chatFigures.ts'
import { signedIn } from './signedIn.ts'

/**
 * Serves a conversation of two thousand messages from the live build, and a plain virtual list of the same messages with
 * react-markdown. Both use the mock server over HTTP.
 */
export async function conversationVisits(): Promise<{
  visits: Record<'chat' | 'list', Visit>
  close(): Promise<void>
}> {
  const bareFolder = resolve(buildFolder('live'), '../bare-list')
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, 'bare-list'),
    logLevel: 'warn',
    build: { outDir: bareFolder, emptyOutDir: true },
  })
  await ensureBuild('live')
  const api = await startHttpServer({ port: 0, scenario: 'long-conversation', latencyMs: 0 })
  const app = await startStaticServer({ folder: buildFolder('live') })
  const bare = await startStaticServer({ folder: bareFolder })
  const { storage, token } = signedIn(api)
  const session = { storage, config: { apiBaseUrl: `${api.url}/api/v1`, token } }
  return {
    visits: {
      chat: {
        ...session,
        url: `${app.url}character/${characterId('mirelle-of-the-tides')}`,
        address: `${app.url}chat/character/${characterId('mirelle-of-the-tides')}`,
        way: (page) => page.getByRole('link', { name: 'Chat', exact: true }),
      },
      list: {
        ...session,
        url: bare.url,
        address: `${bare.url}?open`,
        way: (page) => page.getByRole('button', { name: 'Chat' }),
      },
    },
    async close() {
      await Promise.all([app.close(), bare.close(), api.stop()])
    },
  }
}
