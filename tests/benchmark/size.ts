// npm run bench size: the size of a cold visit to every route. Uses the live build and the mock server over HTTP.
import { chromium } from '@playwright/test'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { argumentsOf } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { type ColdVisit, coldVisit } from './coldVisit.ts'
import { ROUTES } from './routes.ts'

argumentsOf('npm run bench size')
await ensureBuild('live')
await prepareBrowser()
const browser = await chromium.launch(chooseBrowser().launchOptions)
const api = await startHttpServer({ port: 0 })
const config = JSON.stringify({ apiBaseUrl: `${api.url}/api/v1` })
const site = await startStaticServer({ folder: buildFolder('live'), replaced: { 'config.json': config } })

const rows: Record<string, unknown>[] = []
for (const { path, settled } of ROUTES) {
  const visit = await coldVisit(browser, site.url + path.slice(1), { settled })
  rows.push({ route: path, ...figures(visit) })
}
console.table(rows)

await browser.close()
await site.close()
await api.stop()

function figures(visit: ColdVisit) {
  const kB = (bytes: number) => Number((bytes / 1000).toFixed(1))
  return {
    'JS kB': kB(visit.scriptBytes),
    'CSS kB': kB(visit.styleBytes),
    'fonts kB': kB(visit.fontBytes),
    'images kB': kB(visit.imageBytes),
    requests: visit.requests,
    'before paint': visit.requestsBeforeFirstPaint,
    'paint ms': visit.firstPaintMs,
    'there ms': visit.settledMs,
    shift: Number(visit.layoutShift.toFixed(4)),
    'long task ms': visit.longestTaskMs,
    'asked twice': visit.askedTwice.length,
  }
}
