// npm run bench:opening [-- --rounds 5]: from the click to the frame that shows a dialog, a menu, a tool for images or
// the search in a conversation, for the first time and again, at a quarter of this machine's speed. Uses the live build
// and the mock server over HTTP.
import { chromium, type Locator, type Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { argumentsOf, countIn } from '#src/build/commandLine.ts'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { signedIn } from './signedIn.ts'
import { median, rounded } from './statistics.ts'

const GOAL_MS = { first: 100, again: 50 }
const SLOWER = 4
/** The pointer rests on a control before the click, as a hand does; its code is prefetched meanwhile. */
const REST_MS = 400
const CLOSED_MS = 600

interface Opened {
  name: string
  path: string
  /** The button of the menu that contains the control. */
  menu?(page: Page): Locator
  control(page: Page): Locator
  /** Selects what is shown. */
  shown: string
}

const mirelle = characterId('mirelle-of-the-tides')
const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name })
const inChat = `/chat/character/${mirelle}`
const inForm = `/characters/edit/${characterId('the-unsent-letter')}`
const CASES: Opened[] = [
  { name: 'account menu', path: '/explore', control: button(/^Account menu/), shown: '[role=menu]' },
  { name: 'notifications', path: '/explore', control: button(/^Notifications/), shown: '[role=dialog]' },
  { name: 'chat settings', path: inChat, control: button(/^Chat settings/), shown: '[role=dialog]' },
  { name: 'menu of a message', path: inChat, control: lastMessageMenu, shown: '[role=menu]' },
  { name: 'search in a chat', path: inChat, control: button(/^Find in/), shown: 'search [data-find-field]' },
  {
    name: 'more actions of a character',
    path: `/character/${mirelle}`,
    control: button(/^More/),
    shown: '[role=menu]',
  },
  { name: 'images of a character', path: inForm, control: button(/^Actions/), shown: '[role=menu]' },
  ...[
    { name: 'Manage images', shown: '[role=dialog]' },
    { name: 'Smart Retouch', shown: '[role=dialog]' },
    { name: 'Reframe', shown: '[role=slider][aria-orientation=vertical]' },
  ].map(({ name, shown }) => ({ name, path: inForm, menu: button(/^Actions/), control: item(name), shown })),
  { name: 'report of a message', path: inChat, menu: lastMessageMenu, control: item('Report'), shown: '[role=dialog]' },
]

const { values } = argumentsOf('npm run bench:opening -- [--rounds 5]', {
  options: { rounds: { type: 'string', default: '5' } },
})
const roundCount = countIn(values.rounds, '--rounds')
await ensureBuild('live')
await prepareBrowser()
const browser = await chromium.launch(chooseBrowser().launchOptions)
const api = await startHttpServer({ port: 0, scenario: 'signed-in', latencyMs: 0 })
const app = await startStaticServer({ folder: buildFolder('live') })
const { storage } = signedIn(api)
const times = new Map<string, { first: number[]; again: number[] }>(
  CASES.map(({ name }) => [name, { first: [], again: [] }]),
)

// The first round warms up the machine and is not counted.
for (let round = 0; round <= roundCount; round++) {
  for (const given of CASES) {
    const { first, again } = await openedTwice(given)
    if (round === 0) continue
    times.get(given.name)?.first.push(first)
    times.get(given.name)?.again.push(again)
  }
}

const rows = [...times].map(([name, { first, again }]) => ({
  name,
  'first time, ms': rounded(median(first), 0),
  'again, ms': rounded(median(again), 0),
}))
console.table(rows)
console.log(`Goals: ${GOAL_MS.first} ms, again ${GOAL_MS.again} ms.`)
if (rows.some((row) => row['first time, ms'] > GOAL_MS.first || row['again, ms'] > GOAL_MS.again)) process.exitCode = 1

await browser.close()
await Promise.all([app.close(), api.stop()])

async function openedTwice({ path, menu, control, shown }: Opened): Promise<{ first: number; again: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript((entries) => Object.assign(localStorage, entries), storage)
  const page = await context.newPage()
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: `${api.url}/api/v1` } }))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(new URL(path, app.url).href)
  await (menu ?? control)(page).waitFor()
  await page.waitForLoadState('networkidle')
  await menu?.(page).click()
  const first = await open(page, control(page), shown)
  // Escape closes what has the focus.
  await page.locator(`:is(${shown}):focus-within`).first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator(shown).first().waitFor({ state: 'hidden' })
  await page.mouse.move(1, 1)
  await page.waitForTimeout(CLOSED_MS)
  await menu?.(page).click()
  const again = await open(page, control(page), shown)
  await context.close()
  return { first, again }
}

async function open(page: Page, control: Locator, shown: string): Promise<number> {
  await control.hover()
  await page.waitForTimeout(REST_MS)
  await page.evaluate(watch, shown)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => (window as unknown as Watching).shownAfterMs)
}

interface Watching {
  shownAfterMs: Promise<number>
}

/** Runs in the page: measures from the next click to the frame after the one that shows an element. */
function watch(selector: string) {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  Object.assign(window, { shownAfterMs: promise })
  setTimeout(() => reject(new Error(`${selector} is not shown.`)), 10_000)
  const from = (click: Event) => {
    const look = () => {
      const isShown = [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
      const note = () => resolve(performance.now() - click.timeStamp)
      requestAnimationFrame(isShown ? note : look)
    }
    look()
  }
  window.addEventListener('click', from, { capture: true, once: true })
}

function lastMessageMenu(page: Page): Locator {
  return page.getByRole('button', { name: 'Message actions', exact: true }).last()
}
