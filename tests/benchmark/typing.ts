// npm run bench typing: the duration of a key press in each field of a full character form, in the live build, at full
// speed and at a quarter of it. Measured from the key event to the task after it, when the page is rendered and laid out.
// Chromium draws a frame after a key before other tasks, so at full speed the figures contain the wait for the frame.
import { chromium, type Page } from '@playwright/test'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { argumentsOf } from '#src/build/commandLine.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { median, rounded } from './statistics.ts'

const FRAME_MS = Number((1000 / 60).toFixed(1))
const STROKES = 60
/** A phone that is a few years old, compared with a developer's machine. */
const SLOWER = 4
const LIMITS = { full: { medianMs: FRAME_MS, worstMs: 2 * FRAME_MS }, slow: { medianMs: 2 * FRAME_MS, worstMs: 100 } }

/** The maximum length, minus room for the key presses. */
const FULL = {
  name: 'Grete',
  description: 'Turns pancakes and pages at once. '.repeat(26),
  backgroundDescription: 'A kitchen under a library. '.repeat(4),
  isPublic: true,
  personalities: ['patient', 'curious', 'stubborn', 'warm', 'dry', 'loud'].map((name, index) => ({
    name,
    strength: TRAIT_STRENGTHS[index % TRAIT_STRENGTHS.length],
  })),
  greetings: {
    main: '**Sit down.** Mind the syrup. '.repeat(30),
    alternatives: Array.from({ length: 3 }, () => 'One more? '.repeat(80)),
  },
  tags: Array.from({ length: 10 }, (_, index) => `tag number ${index}`),
}
const FIELDS = ['Name', 'Description', 'Background', 'Main greeting', 'Alternative greeting 3', 'Trait 6']

argumentsOf('npm run bench typing')
await ensureBuild('live')
await prepareBrowser()
const browser = await chromium.launch(chooseBrowser().launchOptions)
const site = await startStaticServer({ folder: buildFolder('live') })
const api = await startHttpServer({ port: 0 })
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: `${api.url}/api/v1` } }))
await page.addInitScript((draft) => localStorage.setItem('newCharacterDraft', JSON.stringify(draft)), FULL)
await page.goto(`${site.url}characters/create`)
await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
await page.waitForLoadState('networkidle')
await page.evaluate(watch)

const devtools = await page.context().newCDPSession(page)
const missed: string[] = []
for (const slower of [1, SLOWER]) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const rows = []
  const all: number[] = []
  for (const label of FIELDS) {
    const times = await typedIn(page, label)
    all.push(...times)
    rows.push({ field: label, ...figures(times) })
  }
  const total = figures(all)
  rows.push({ field: 'all', ...total })
  console.log(slower === 1 ? 'At full speed:' : `At 1/${slower} of the speed:`)
  console.table(rows)
  const limits = LIMITS[slower === 1 ? 'full' : 'slow']
  if (total['median ms'] > limits.medianMs) missed.push(`median ${total['median ms']} ms > ${limits.medianMs} ms`)
  if (total['worst ms'] > limits.worstMs) missed.push(`worst ${total['worst ms']} ms > ${limits.worstMs} ms`)
}
if (missed.length > 0) {
  console.error(`Too slow: ${missed.join(', ')}`)
  process.exitCode = 1
}

await browser.close()
await site.close()
await api.stop()

async function typedIn(of: Page, label: string): Promise<number[]> {
  await of.getByRole('textbox', { name: label, exact: true }).click()
  await of.keyboard.press('End')
  await of.evaluate(() => void ((window as unknown as Noted).strokes = []))
  for (let stroke = 0; stroke < STROKES; stroke++) {
    await of.keyboard.press(stroke % 6 === 5 ? 'Space' : 'e')
    // At full speed the next key would overtake the message that ends the measurement of this one.
    await of.evaluate(
      (count) =>
        new Promise<void>((done) => {
          const noted = window as unknown as Noted
          if (noted.strokes.length >= count) done()
          else noted.afterNext = done
        }),
      stroke + 1,
    )
  }
  // Deletes the text again, so that the next round types into the same form.
  const strokes = await of.evaluate(() => (window as unknown as Noted).strokes)
  for (let stroke = 0; stroke < STROKES; stroke++) await of.keyboard.press('Backspace')
  return strokes
}

function figures(times: number[]) {
  return {
    strokes: times.length,
    'median ms': rounded(median(times), 1),
    'worst ms': rounded(Math.max(...times), 1),
    'worst stroke': times.indexOf(Math.max(...times)) + 1,
  }
}

interface Noted {
  /** The duration of each key press. */
  strokes: number[]
  /** Called after the next key press. */
  afterNext?: (() => void) | undefined
}

/** Runs in the page. */
function watch() {
  const noted = window as unknown as Noted
  noted.strokes = []
  const { port1, port2 } = new MessageChannel()
  let began = 0
  port1.addEventListener('message', () => {
    document.body.getBoundingClientRect() // includes the layout
    noted.strokes.push(performance.now() - began)
    noted.afterNext?.()
    noted.afterNext = undefined
  })
  port1.start()
  window.addEventListener(
    'beforeinput',
    () => {
      began = performance.now()
      port2.postMessage(undefined)
    },
    { capture: true },
  )
}
