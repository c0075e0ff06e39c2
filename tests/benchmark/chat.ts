// npm run bench:chat: a conversation of two thousand messages of mixed markdown, at a quarter of this machine's speed,
// beside a bare virtual list of the same messages in the same run. The live build over the pretend server's HTTP.
import { fileURLToPath } from 'node:url'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { build } from 'vite'
import { characterId } from '#mocks/ids.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'

const VIEWPORT = { width: 1280, height: 800 }
const SLOWER = 4
const ROUNDS = 3
const KEYS = 60
const SCROLL_PX = 10_000
const SCROLL_PX_PER_S = 2_500
const LIMITS = { opening: 1.5, key: 1.6, keyMs: 40, longTaskMs: 100, nodes: 1_500, heapMb: 12 }

ensureBuild('live')
const bareFolder = fileURLToPath(new URL('../../.cache/builds/bare-list', import.meta.url))
await build({
  configFile: false,
  root: fileURLToPath(new URL('bare-list', import.meta.url)),
  logLevel: 'warn',
  build: { outDir: bareFolder, emptyOutDir: true },
})
await prepareBrowser()
const api = await startHttpServer({ port: 0, scenario: 'long-conversation', latencyMs: 0 })
const app = await startStaticServer({ folder: buildFolder('live') })
const bare = await startStaticServer({ folder: bareFolder })
const browser = await chromium.launch({
  ...chooseBrowser().launchOptions,
  args: [...chooseBrowser().launchOptions.args, '--enable-precise-memory-info'],
})

const tokens = api.server.viewerTokens()!
const remembered = memoryStorage()
credentialsIn(remembered).write('access', tokens.access_token)
credentialsIn(remembered).write('refresh', tokens.refresh_token)
const CHARACTER = `${app.url}character/${characterId('mirelle-of-the-tides')}`

interface Measured {
  openingMs: number
  againMs: number
  keyMs: number
  longTasks: number[]
  nodes: number
  heapMb: number
}

const ours: Measured[] = []
const theirs: Measured[] = []
for (let round = 0; round < ROUNDS; round++) {
  ours.push(await measure(browser, CHARACTER, (page) => page.getByRole('link', { name: 'Chat', exact: true })))
  theirs.push(await measure(browser, bare.url, (page) => page.getByRole('button', { name: 'Chat' })))
}

const [chat, list] = [summary(ours), summary(theirs)]
const ratio = (one: number, other: number) => Number((one / other).toFixed(2))
console.table({
  'opening: from the click to the last message drawn, ms': {
    chat: chat.openingMs,
    'bare list': list.openingMs,
    ratio: ratio(chat.openingMs, list.openingMs),
    limit: `${LIMITS.opening} ×`,
  },
  'opening it again, ms': {
    chat: chat.againMs,
    'bare list': list.againMs,
    ratio: ratio(chat.againMs, list.againMs),
    limit: `${LIMITS.opening} ×`,
  },
  'key press to paint, P95, ms': {
    chat: chat.keyMs,
    'bare list': list.keyMs,
    ratio: ratio(chat.keyMs, list.keyMs),
    limit: `${LIMITS.key} ×, ${LIMITS.keyMs} ms`,
  },
  'longest task while scrolling, ms': {
    chat: chat.longestTaskMs,
    'bare list': list.longestTaskMs,
    limit: LIMITS.longTaskMs,
  },
  'time in long tasks while scrolling, ms': { chat: chat.longTasksMs, 'bare list': list.longTasksMs },
  'elements in the document': { chat: chat.nodes, 'bare list': list.nodes, limit: LIMITS.nodes },
  'heap, MB': { chat: chat.heapMb, 'bare list': list.heapMb, limit: LIMITS.heapMb },
})
const isGood =
  chat.openingMs <= list.openingMs * LIMITS.opening &&
  chat.againMs <= list.againMs * LIMITS.opening &&
  chat.keyMs <= LIMITS.keyMs &&
  chat.keyMs <= list.keyMs * LIMITS.key &&
  chat.longestTaskMs <= LIMITS.longTaskMs &&
  chat.nodes <= LIMITS.nodes &&
  chat.heapMb <= LIMITS.heapMb
if (!isGood) process.exitCode = 1

await browser.close()
await Promise.all([app.close(), bare.close(), api.stop()])

/** One visit: how long it takes to open, to type and to scroll, and what it holds. */
async function measure(of: Browser, url: string, way: (page: Page) => Locator): Promise<Measured> {
  const context = await of.newContext({ viewport: VIEWPORT })
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    },
    Array.from({ length: remembered.length }, (_, place) => remembered.key(place)!).map(
      (key) => [key, remembered.getItem(key)!] as const,
    ),
  )
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { apiBaseUrl: `${api.url}/api/v1`, token: tokens.access_token } }),
  )
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url)
  await way(page).waitFor({ timeout: 60_000 })
  const openingMs = await open(page, way(page))
  await page.goBack()
  await way(page).waitFor({ timeout: 60_000 })
  const againMs = await open(page, way(page))

  const keyMs = await typing(page)
  const longTasks = await scrolling(page)
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
  const heapMb = await heap(devtools)
  await context.close()
  return { openingMs, againMs, keyMs, longTasks, nodes, heapMb }
}

/** From the click to the last message on the screen; code and messages have come with the pointer, as they do for people. */
async function open(page: Page, way: Locator): Promise<number> {
  await way.hover()
  await page.waitForTimeout(1_500)
  await page.evaluate(() => (window as unknown as Watching).watched.arm())
  await way.evaluate((element: HTMLElement) => element.click())
  await page.waitForFunction(() => (window as unknown as Watching).watched.shownAfterMs > 0, undefined, {
    timeout: 60_000,
  })
  return page.evaluate(() => (window as unknown as Watching).watched.shownAfterMs)
}

async function typing(page: Page): Promise<number> {
  await page.locator('textarea:enabled').first().focus()
  await page.evaluate(() => {
    ;(window as unknown as Watching).watched.keys = []
  })
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('abcdefghij'[key % 10]!)
    await page.waitForTimeout(30)
  }
  await page.waitForTimeout(200)
  const keys = await page.evaluate(() => (window as unknown as Watching).watched.keys)
  return percentile(keys, 0.95)
}

/** Up through the conversation, a frame at a time, as somebody who looks for something. */
async function scrolling(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ px, pxPerS }) => {
      const { watched: seen } = window as unknown as Watching
      await new Promise((resolve) => setTimeout(resolve, 500))
      seen.longTasks = []
      const element = document.querySelector('[role="log"]')!
      await new Promise<void>((resolve) => {
        let left = px
        let before = performance.now()
        const step = (now: number) => {
          // A slow frame is made up for, as a wheel does.
          const by = Math.min(left, ((now - before) / 1000) * pxPerS)
          before = now
          left -= by
          element.scrollTop -= by
          if (left > 0) requestAnimationFrame(step)
          else resolve()
        }
        requestAnimationFrame(step)
      })
      await new Promise((resolve) => setTimeout(resolve, 500))
      return seen.longTasks
    },
    { px: SCROLL_PX, pxPerS: SCROLL_PX_PER_S },
  )
}

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return Number((usedSize / 1_000_000).toFixed(1))
}

function summary(all: Measured[]) {
  return {
    againMs: Math.round(
      percentile(
        all.map(({ againMs }) => againMs),
        0.5,
      ),
    ),
    openingMs: Math.round(
      percentile(
        all.map(({ openingMs }) => openingMs),
        0.5,
      ),
    ),
    keyMs: Math.round(
      percentile(
        all.map(({ keyMs }) => keyMs),
        0.5,
      ),
    ),
    longestTaskMs: Math.round(
      percentile(
        all.map(({ longTasks }) => Math.max(0, ...longTasks)),
        0.5,
      ),
    ),
    longTasksMs: Math.round(
      percentile(
        all.map(({ longTasks }) => longTasks.reduce((sum, ms) => sum + ms, 0)),
        0.5,
      ),
    ),
    nodes: Math.max(...all.map(({ nodes }) => nodes)),
    heapMb: percentile(
      all.map(({ heapMb }) => heapMb),
      0.5,
    ),
  }
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

interface Watching {
  watched: { shownAfterMs: number; keys: number[]; longTasks: number[]; arm(): void }
}

/** Runs in the page: when the last message is on the screen, how long keys and tasks take. */
function watch() {
  const isShown = () => {
    const log = document.querySelector('[role="log"]')
    return [...(log?.querySelectorAll('[data-text]') ?? [])].some((text) => {
      const box = text.getBoundingClientRect()
      return text.textContent.includes('(2000)') && box.bottom <= window.innerHeight && box.height > 0
    })
  }
  const seen: Watching['watched'] = {
    shownAfterMs: 0,
    keys: [],
    longTasks: [],
    arm() {
      seen.shownAfterMs = 0
      const began = performance.now()
      const look = () => {
        // After the frame in which it is there.
        const note = () => {
          seen.shownAfterMs = performance.now() - began
        }
        requestAnimationFrame(isShown() ? note : look)
      }
      look()
    },
  }
  Object.assign(window, { watched: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.keys.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration)
  }).observe({ type: 'longtask' })
}
