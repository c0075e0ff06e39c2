import type { Browser, Locator, Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import { startStaticServer } from '#tests/support/staticServer.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { signedIn } from './signedIn.ts'

const SLOWER = 4
/** The pointer rests on a control before the click, as a hand does; its code is prefetched meanwhile. */
const REST_MS = 400
/** No closing transition is left in the second measurement. */
const CLOSED_MS = 600
/** The marks of the click, and of the first frame after the one that shows what it opens. */
export const CLICKED = 'clicked'
export const OPENED = 'opened'

export interface Opening {
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
/** The dialogs, menus and tools that are measured. */
export const OPENINGS: Opening[] = [
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

/** Opens something for the first time, and again. */
export interface Openings {
  /** `measured` gets the page and a function that clicks, and resolves to the milliseconds until the frame. */
  openTwice<T>(
    browser: Browser,
    opening: Opening,
    measured: (page: Page, open: () => Promise<number>) => Promise<T>,
  ): Promise<{ first: T; again: T }>
  close(): Promise<void>
}

/** Serves the live build with the mock server over HTTP, signed in. Pages run at a quarter of this machine's speed. */
export async function startOpenings(): Promise<Openings> {
  await ensureBuild('live')
  const api = await startHttpServer({ port: 0, scenario: 'signed-in', latencyMs: 0 })
  const app = await startStaticServer({ folder: buildFolder('live') })
  const { storage } = signedIn(api)
  return {
    async openTwice(browser, { path, menu, control, shown }, measured) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await context.addInitScript((entries) => Object.assign(localStorage, entries), storage)
      const page = await context.newPage()
      await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: `${api.url}/api/v1` } }))
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.goto(new URL(path, app.url).href)
      await (menu ?? control)(page).waitFor()
      await page.waitForLoadState('networkidle')
      const open = async () => {
        await menu?.(page).click()
        await control(page).hover()
        await page.waitForTimeout(REST_MS)
        await page.evaluate(watch, { shown, clicked: CLICKED, opened: OPENED })
        return measured(page, () => click(page))
      }
      const first = await open()
      // Escape closes what has the focus.
      await page.locator(`:is(${shown}):focus-within`).first().waitFor()
      await page.keyboard.press('Escape')
      await page.locator(shown).first().waitFor({ state: 'hidden' })
      await page.mouse.move(1, 1)
      await page.waitForTimeout(CLOSED_MS)
      const again = await open()
      await context.close()
      return { first, again }
    },
    async close() {
      await Promise.all([app.close(), api.stop()])
    },
  }
}

async function click(page: Page): Promise<number> {
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => (window as unknown as Watching).shownAfterMs)
}

interface Watching {
  shownAfterMs: Promise<number>
}

/** Runs in the page: measures from the next click to the frame after the one that shows an element. */
function watch({ shown, clicked, opened }: { shown: string; clicked: string; opened: string }) {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  Object.assign(window, { shownAfterMs: promise })
  setTimeout(() => reject(new Error(`${shown} is not shown.`)), 10_000)
  const from = (click: Event) => {
    const look = () => {
      const isShown = [...document.querySelectorAll(shown)].some((element) => element.checkVisibility())
      requestAnimationFrame(isShown ? note : look)
    }
    const note = () => {
      resolve(performance.now() - click.timeStamp)
      performance.mark(clicked, { startTime: click.timeStamp })
      performance.mark(opened)
    }
    look()
  }
  window.addEventListener('click', from, { capture: true, once: true })
}

function lastMessageMenu(page: Page): Locator {
  return page.getByRole('button', { name: 'Message actions', exact: true }).last()
}
