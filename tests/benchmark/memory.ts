// npm run bench memory [-- --visits 50]: visits every route again and again in one page, and compares the heap after the
// last round with the heap after the tenth. Uses the live build and the mock server over HTTP.
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { argumentsOf, countIn } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { heapMb } from './chatFigures.ts'
import { ROUTES } from './routes.ts'
import { signedIn } from './signedIn.ts'
import { rounded } from './statistics.ts'

/** Caches and lazy code are complete after this number of visits. */
const WARM = 10
const MOST_GROWTH = 1.05
const STILL_MS = 150
/** The machine code of functions that run often is a part of the heap, and grows with the number of visits. */
const OBJECTS_ONLY = '--js-flags=--no-opt --no-maglev --no-sparkplug'

const { values } = argumentsOf('npm run bench memory -- [--visits 50]', {
  options: { visits: { type: 'string', default: '50' } },
})
const visitCount = countIn(values.visits, '--visits')
await ensureBuild('live')
await prepareBrowser()
const { launchOptions } = chooseBrowser()
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, OBJECTS_ONLY] })
const api = await startHttpServer({ port: 0, scenario: 'signed-in', latencyMs: 0 })
const app = await startStaticServer({ folder: buildFolder('live') })
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
await context.addInitScript((entries) => Object.assign(localStorage, entries), signedIn(api).storage)
const page = await context.newPage()
await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: `${api.url}/api/v1` } }))
const devtools = await context.newCDPSession(page)

await page.goto(app.url)
const rows = []
for (let visit = 1; visit <= visitCount; visit++) {
  for (const { path } of [...ROUTES, ROUTES[0]!]) await follow(page, path)
  if (visit === 1 || visit % WARM === 0) rows.push({ visits: visit, ...(await memory(devtools)) })
}
console.table(rows)
const warm = rows.find(({ visits }) => visits === WARM)
const last = rows.at(-1)
const growth = warm && last ? last['heap, MB'] / warm['heap, MB'] : Number.NaN
console.log(`Growth after visit ${WARM}: ${rounded((growth - 1) * 100, 1)} %; the limit is 5 %.`)
if (!(growth < MOST_GROWTH)) process.exitCode = 1

await browser.close()
await Promise.all([app.close(), api.stop()])

async function memory(of: CDPSession) {
  const { nodes, jsEventListeners } = await of.send('Memory.getDOMCounters')
  return { 'heap, MB': rounded(await heapMb(of), 2), nodes, listeners: jsEventListeners }
}

/** Follows a link within the app, and waits until nothing loads. */
async function follow(on: Page, path: string): Promise<void> {
  await on.evaluate((to) => {
    window.history.pushState({}, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await on.waitForTimeout(STILL_MS)
  await on.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy=true]'))
}
