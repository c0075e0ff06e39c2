import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { pictureFiles } from './vitePlugin.ts'

const NINE = 'nine-card.avif'
const committed = readFileSync(join(import.meta.dirname, 'files', NINE))

it('serves the files under the base of the app, and 404 for a missing file', async () => {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    base: '/app/',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [pictureFiles()],
  })
  await server.listen()
  try {
    const { port } = server.httpServer!.address() as AddressInfo
    const get = (path: string) => fetch(`http://127.0.0.1:${port}/app/pictures/${path}`)
    const response = await get(`${NINE}?again`)
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(Buffer.from(await response.arrayBuffer()).equals(committed)).toBe(true)
    for (const path of ['nobody-card.avif', '', '..%2FvitePlugin.ts', '%E0%A4%A']) {
      expect((await get(path)).status, path).toBe(404)
    }
  } finally {
    await server.close()
  }
})
