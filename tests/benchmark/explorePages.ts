import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'

/** Serves Explore from the live build, and a plain page on the same stack. `urls` are the addresses of both. */
export async function explorePages(): Promise<{ urls: Record<'floor' | 'Explore', string>; close(): Promise<void> }> {
  const floorFolder = resolve(buildFolder('live'), '../floor')
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, 'floor'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: floorFolder, emptyOutDir: true, target: 'es2022' },
  })
  await ensureBuild('live')
  const api = await startHttpServer({ port: 0 })
  const replaced = { 'config.json': JSON.stringify({ apiBaseUrl: `${api.url}/api/v1` }) }
  const floor = await startStaticServer({ folder: floorFolder, replaced, compressed: true })
  const app = await startStaticServer({ folder: buildFolder('live'), replaced, compressed: true })
  return {
    urls: { floor: `${floor.url}explore`, Explore: `${app.url}explore` },
    async close() {
      await Promise.all([floor.close(), app.close(), api.stop()])
    },
  }
}
