import type { Browser, BrowserContext, ElementHandle, Page } from '@playwright/test'
import type { LoggedCall } from '#mocks/calls/callLog.ts'
import { situationSearch } from '#mocks/situation/situationAddress.ts'
import { requestsInFlight } from '#tests/support/requestsInFlight.ts'
import { goInHistory, type MockWindow, passTime } from './inPage.ts'
import { noteFilePresses, OpenChooser } from './openChooser.ts'
import { patiently } from './patiently.ts'
import { elementOf, pressed } from './pointer.ts'
import { type Sight, sightOfPage } from './sight.ts'
import type { Breach, Step, Trail } from './trail.ts'
import { VisitServer } from './visitServer.ts'
import { takeOverTime } from './virtualTime.ts'

/** The time of the page; that of the world is the same, unless its situation chooses another one. */
const START_MS = Date.parse('2026-05-20T12:00:00Z')
/** After this time the page is not still because it waits for a slow call. */
const REST_LIMIT_MS = 4_000
/** The page is still after such a duration without a change: React waits 300 ms before it replaces a placeholder. */
const REST_MS = 400
/** Real time for the requests of a page; the robot's server is on the same machine. */
const LOAD_LIMIT_MS = 10_000
const BETWEEN_LOOKS_MS = 10
/** Real time in which a duration passes, also on a busy machine. */
const PASS_LIMIT_MS = 30_000
const CLOSE_LIMIT_MS = 10_000

/** The start address of a trail: the permalink of its world. */
export function linkOf(site: string, { world, path }: Pick<Trail, 'world' | 'path'>): string {
  const address = new URL(path, site)
  for (const [key, value] of situationSearch({ scenario: 'default', ...world })) address.searchParams.append(key, value)
  return address.href
}

/** One user's visit: a separate browser context, at the trail's start page and in its world. */
export class Visit {
  readonly context: BrowserContext
  #tabs: Page[] = []
  #active = 0
  #loads
  #zoom = 1
  #window = { width: 1280, height: 800 }
  #isLineDown = false
  #showBrowserError: () => void = () => undefined
  readonly #browserError = new Promise<void>((resolve) => (this.#showBrowserError = resolve))
  #wasTroubled = false
  readonly #complaints: Breach[] = []
  readonly #chooser = new OpenChooser()
  readonly server: VisitServer

  private constructor(context: BrowserContext) {
    this.context = context
    this.server = new VisitServer(this)
    this.#loads = requestsInFlight(context)
    this.#listen()
  }

  /** Continues a visit in an existing page. */
  static around(page: Page): Visit {
    const visit = new Visit(page.context())
    visit.#tabs = [page]
    visit.#window = page.viewportSize() ?? visit.#window
    return visit
  }

  static async begin(browser: Browser, site: string, trail: Trail): Promise<Visit> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    })
    const visit = new Visit(context)
    await visit.#openTab()
    const link = new URL(linkOf(site, trail))
    await visit.page.goto(withOwnChoices(link).href)
    await visit.rest()
    return visit
  }

  get page(): Page {
    return this.#tabs[this.#active]!
  }

  get isLineDown(): boolean {
    return this.#isLineDown
  }

  /** The browser shows a file chooser. */
  get isChoosingFile(): boolean {
    return this.#chooser.isOpen
  }

  get tabs(): readonly Page[] {
    return this.#tabs
  }

  /** Breaches from the console and uncaught errors since the last call. */
  async complaints(): Promise<Breach[]> {
    const calls = await this.server.calls()
    const isTrouble = ({ status = 200, outcome, why }: LoggedCall) =>
      status >= 400 || why !== undefined || !['answered', 'under way'].includes(outcome)
    this.#wasTroubled ||= this.#isLineDown || calls.some(isTrouble)
    // The product logs each failed call in the console; without a failed call, a console error is a breach.
    return this.#complaints.splice(0).filter(({ law }) => law !== 'no error in the console' || !this.#wasTroubled)
  }

  async sight(): Promise<Sight> {
    const sight = await patiently(() => this.page.evaluate(sightOfPage))
    if (sight.raw.length === 0) return sight
    // People write such words, too.
    const database = await this.server.database()
    return { ...sight, raw: sight.raw.filter((raw) => !isWrittenIn(database, raw)) }
  }

  /** Resolves with a reason if the visit cannot go on: the browser shows a page of its own, or a time is over. */
  stopped(limitMs: number): Promise<string> {
    const minutes = limitMs / 60_000
    return Promise.race([
      this.#browserError.then(() => "the browser's error page"),
      afterReal(limitMs).then(() => `no end after ${minutes} minutes`),
    ])
  }

  async close(): Promise<void> {
    // A page that does not answer does not stop the run.
    await Promise.race([this.context.close(), afterReal(CLOSE_LIMIT_MS)])
  }

  /** Performs a step; a step whose control is missing does nothing. */
  async perform(step: Step): Promise<Breach | undefined> {
    const breach = await this.#do(step)
    await this.rest()
    await this.#chooser.hasOpened(this.page)
    return breach
  }

  async #do(step: Step): Promise<Breach | undefined> {
    const { page } = this
    if (step.do !== 'file') this.#chooser.dismiss()
    switch (step.do) {
      case 'press':
        return pressed(page, step)
      case 'type': {
        const taken = await pressed(page, step)
        if (taken) return taken
        // After the existing text: a click puts the cursor into its middle.
        await page.keyboard.press('End')
        await page.keyboard.type(step.text)
        return undefined
      }
      case 'choose': {
        const element = await elementOf(page, step)
        await element?.evaluate((select: HTMLSelectElement) => select.scrollIntoView({ block: 'center' }))
        await (element as ElementHandle<HTMLSelectElement> | undefined)?.selectOption({ index: step.option })
        return undefined
      }
      case 'key':
        await page.keyboard.press(step.key)
        return undefined
      case 'file':
        await this.#chooser.choose(step.name)
        return undefined
      case 'follow':
        await page.evaluate((path) => {
          window.history.pushState({}, '', path)
          window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
        }, step.path)
        return undefined
      case 'open':
        if (!this.#isLineDown) await page.goto(new URL(step.path, page.url()).href)
        return undefined
      case 'back':
      case 'forward':
        await page.evaluate(goInHistory, { by: step.do === 'back' ? -1 : 1, isLineDown: this.#isLineDown })
        return undefined
      case 'reload':
        if (!this.#isLineDown) await page.reload()
        return undefined
      case 'other tab':
        return this.#otherTab()
      case 'resize':
        this.#window = { width: step.width, height: step.height }
        return this.#applyWindow()
      case 'zoom':
        this.#zoom = step.percent / 100
        return this.#applyWindow()
      case 'text size': {
        const devtools = await this.context.newCDPSession(page)
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * step.percent) / 100 } })
        return undefined
      }
      case 'fail':
        await this.server.fail(step.fault)
        return undefined
      case 'recover':
        return this.recover()
      case 'release':
        await this.server.release()
        return undefined
      case 'line':
        return this.#setLine(step.is === 'down')
      case 'clock':
        await this.page.evaluate((ms) => (window as MockWindow).perigee!.clock.advance(ms), step.moveMs)
        return undefined
    }
  }

  /** Removes all faults, in every tab. */
  async recover(): Promise<undefined> {
    await this.#setLine(false)
    await this.server.recover()
  }

  /** Lets time pass until nothing changes, and no call is under way except held ones. */
  async rest(): Promise<void> {
    await this.pass(0)
    for (let passed = 0; passed < REST_LIMIT_MS; passed += REST_MS)
      if (!(await this.pass(REST_MS)) && !(await this.server.hasCallsInFlight())) return
  }

  /** Lets time pass in the page; returns whether something has changed. */
  async pass(ms: number): Promise<boolean> {
    const passed = patiently(() => this.page.evaluate(passTime, ms))
    let hasChanged = await Promise.race([passed, afterReal(PASS_LIMIT_MS)])
    // Whether a request was still in flight depends on the machine, but not what it changes.
    while (await this.#hasLoaded()) {
      const changes = await patiently(() => this.page.evaluate(passTime, 0))
      hasChanged ||= changes
    }
    return hasChanged
  }

  /** Waits, in real time, until no request is in flight; returns whether it had to wait. */
  async #hasLoaded(): Promise<boolean> {
    let isWaiting = false
    for (let ms = 0; ms < LOAD_LIMIT_MS && this.#loads.size > 0; ms += BETWEEN_LOOKS_MS) {
      isWaiting = true
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS))
    }
    return isWaiting
  }

  /** Runs code that needs the page's own time: while the robot's time is stopped, it would never resolve. */
  async inRealTime<T>(work: (page: Page) => Promise<T>): Promise<T> {
    const lend = (isLent: boolean) =>
      patiently(() => this.page.evaluate((is) => (window as MockWindow).robotTime?.lend(is), isLent))
    await lend(true)
    try {
      return await work(this.page)
    } finally {
      await lend(false)
    }
  }

  #listen(): void {
    const note = (law: Breach['law'], what: string) => void this.#complaints.push({ law, what })
    this.context.on('weberror', (error) => note('no exception', error.error().message))
    this.context.on('page', (page) => {
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame() && frame.url().startsWith('chrome-error:')) this.#showBrowserError()
      })
      this.#chooser.listen(page)
      page.on('crash', () => note('no exception', 'The page crashed.'))
    })
    this.context.on('console', (message) => {
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      const isOfContract = /^The pretend server (refused|broke)/.test(message.text())
      // Leaves out an error's stack, which differs between builds.
      const what = message.text().replace(/\n\s+at [\s\S]*/, '')
      note(isOfContract ? 'no call breaks the contract' : 'no error in the console', what)
    })
  }

  async #otherTab(): Promise<undefined> {
    if (this.#tabs.length === 1 && this.#isLineDown) return
    const now = await this.#now()
    const address = this.page.url()
    const isNew = this.#tabs.length === 1
    if (isNew) await this.#openTab()
    this.#active = 1 - this.#active
    // A page in the background is not rendered.
    await this.page.bringToFront()
    if (isNew) {
      await this.#applyWindow()
      await this.page.goto(withOwnChoices(new URL(address)).href)
    } else
      // The same time has passed in both tabs.
      await this.pass(Math.max(0, now - (await this.#now())))
  }

  async #openTab(): Promise<void> {
    const startMs = this.#tabs.length > 0 ? await this.#now() : START_MS
    const tab = await this.context.newPage()
    await tab.addInitScript(takeOverTime, { startMs, tab: this.#tabs.length })
    await tab.addInitScript(noteFilePresses)
    this.#tabs.push(tab)
  }

  #now(): Promise<number> {
    return patiently(() => this.page.evaluate(() => (window as MockWindow).robotTime?.now() ?? Date.now()))
  }

  /** Zoom is simulated by a smaller window in CSS pixels, which gives the same layout. */
  async #applyWindow(): Promise<undefined> {
    const { width, height } = this.#window
    await this.page.setViewportSize({
      width: Math.max(320, Math.round(width / this.#zoom)),
      height: Math.max(256, Math.round(height / this.#zoom)),
    })
  }

  async #setLine(isDown: boolean): Promise<undefined> {
    if (isDown === this.#isLineDown) return
    this.#isLineDown = isDown
    await this.server.setLine(isDown)
    await this.context.setOffline(isDown)
  }
}

/** Each tab has its own transport, and its own mock panel, which is no part of the product. */
function withOwnChoices(address: URL): URL {
  for (const [key, value] of Object.entries({ transport: 'in-page', panel: 'off', retry: '0' }))
    address.searchParams.set(key, value)
  return address
}

/** Resolves with true. */
const afterReal = (ms: number) => new Promise<true>((resolve) => setTimeout(resolve, ms, true).unref())

/** Whether the word is part of a text that the server stores: it occurs there after the same word. */
export function isWrittenIn(database: string, raw: string): boolean {
  const words = (text: string) => text.replaceAll(/\\n|[^\p{L}]+/gu, ' ')
  const after = /\p{L}+ (undefined|NaN|Invalid Date|null)\b/u.exec(words(raw))?.[0]
  return after !== undefined && words(database).includes(after)
}
