import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, ElementHandle, FileChooser, Page } from '@playwright/test'
import type { LoggedCall } from '#mocks/calls/callLog.ts'
import { readFaultText } from '#mocks/situation/faultText.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { situationSearch } from '#mocks/situation/situationAddress.ts'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { requestsInFlight } from '#tests/support/requestsInFlight.ts'
import { type FileName, fileCalled } from './files.ts'
import { goInHistory, isTextIn, type MockWindow, placeToPress } from './inPage.ts'
import type { Invariant, Violation } from './invariants.ts'
import { type ControlName, type ExploredWindow, type PageState, stateOfPage } from './pageState.ts'

/** The world and the page at which a visit begins. */
export interface Beginning {
  world: Situation
  path: string
}

const START = '2026-05-20T12:00:00Z'
/** The page is at rest after such a duration without calls: React waits 300 ms before it replaces a placeholder. */
const REST_MS = 400
const MOST_RESTS = 10
/** Real time for the code of a page to load. */
const LOAD_MS = 10_000
/** Real time for a page that does not answer. */
const LIMIT_MS = 60_000
const PRESS_TRIES = 12
const LOADING =
  /context was destroyed|navigat|Cannot find context|(?:undefined|null) \(reading|of undefined|is undefined/

/** The start address of a visit: the permalink of its world. */
export function linkOf(site: string, { world, path }: Beginning): URL {
  const address = new URL(path, site)
  for (const [key, value] of situationSearch({ scenario: 'default', ...world })) address.searchParams.append(key, value)
  return address
}

/** One user's visit in a separate browser context. The time of its pages is Playwright's clock. */
export class Visit {
  readonly #context: BrowserContext
  #tabs: Page[] = []
  #active = 0
  #size = { width: 1280, height: 800 }
  #zoom = 1
  #chooser: FileChooser | undefined
  #wasTroubled = false
  readonly #violations: Violation[] = []
  /** The files that the pages load, in real time. */
  readonly #requests: ReadonlySet<unknown>
  /** The words that the user has typed and not discarded. */
  readonly marks = new Set<string>()
  isLineDown = false
  #typed = 0

  private constructor(context: BrowserContext) {
    this.#context = context
    this.#requests = requestsInFlight(context)
    this.#listen()
  }

  static async begin(browser: Browser, site: string, beginning: Beginning): Promise<Visit> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(LIMIT_MS)
    await context.clock.install({ time: START })
    const visit = new Visit(context)
    visit.#tabs.push(await context.newPage())
    await visit.page.goto(withOwnChoices(linkOf(site, beginning)))
    await visit.rest()
    return visit
  }

  get page(): Page {
    return this.#tabs[this.#active]!
  }

  close(): Promise<void> {
    return this.#context.close()
  }

  /** Retries if the page is loaded meanwhile. */
  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await ask()
      } catch (failure) {
        if (tries === 20 || !LOADING.test(String(failure))) throw failure
        await setTimeout(100)
      }
    }
  }

  /** Runs a function in the active tab with the handle of its mock server. */
  ask<T, A>(ask: (handle: DeveloperHandle, argument: A) => T | Promise<T>, argument: A, page = this.page): Promise<T> {
    return this.#patiently(async () => {
      const handle = await page.evaluateHandle(() => (window as MockWindow).perigee!)
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the function's type is not known here
      return handle.evaluate(ask as never, argument) as Promise<T>
    })
  }

  async state(): Promise<PageState> {
    const state = await this.#patiently(() => this.page.evaluate(stateOfPage))
    if (state.raw.length === 0) return state
    // People write such words, too.
    const database = await this.#database()
    return { ...state, raw: state.raw.filter((raw) => !isWrittenIn(database, raw)) }
  }

  /** The violations that the browser has reported since the last call. */
  async reported(): Promise<Violation[]> {
    const calls = await this.ask(({ server }) => server.log.calls(), undefined)
    const isTrouble = ({ status = 200, outcome, why }: LoggedCall) =>
      status >= 400 || why !== undefined || !['answered', 'under way'].includes(outcome)
    this.#wasTroubled ||= this.isLineDown || calls.some(isTrouble)
    // The product logs each failed call in the console; without one, a console error is a violation.
    return this.#violations
      .splice(0)
      .filter(({ invariant }) => invariant !== 'no error in the console' || !this.#wasTroubled)
  }

  /** Lets time pass in the page. */
  async pass(ms: number): Promise<void> {
    await this.#patiently(() => this.page.clock.runFor(ms))
  }

  /** Lets time pass in the page and outside, because storage and code take real time. */
  async wait(ms: number): Promise<void> {
    await this.pass(ms)
    await setTimeout(ms / 2)
  }

  /** Lets time pass until no call is under way except held ones. */
  async rest(): Promise<void> {
    for (let rests = 0; rests < MOST_RESTS; rests++) {
      await this.pass(REST_MS)
      for (const end = Date.now() + LOAD_MS; this.#requests.size > 0 && Date.now() < end;) await setTimeout(20)
      const hasCalls = await this.ask(({ server }) => {
        const inFlight = server.log.calls().filter(({ outcome }) => outcome === 'under way').length
        return inFlight > server.faults.held().length
      }, undefined)
      if (!hasCalls) return this.pass(REST_MS)
    }
  }

  async elementOf({ role, name, nth }: ControlName): Promise<ElementHandle<HTMLElement> | undefined> {
    await this.#patiently(() => this.page.evaluate(stateOfPage))
    const handle = await this.page.evaluateHandle(
      (key) => (window as ExploredWindow).exploredElements?.get(key),
      `${role} ${name} ${nth}`,
    )
    return handle.asElement() ?? undefined
  }

  /** Presses with a real pointer; reports the element that receives the press instead of the control. */
  async press(control: ControlName): Promise<Violation | undefined> {
    const element = await this.elementOf(control)
    if (!element) return undefined
    // Hovering may reveal an element, so the pointer moves there first.
    await element.hover({ force: true, timeout: 1_000 }).catch(() => undefined)
    let coveredBy = ''
    for (let tries = 0; tries < PRESS_TRIES; tries++) {
      const place = await this.page.evaluate(placeToPress, { element, tries }).catch(() => 'gone' as const)
      if (place === 'gone') return undefined
      if ('x' in place) {
        await this.page.mouse.click(place.x!, place.y!)
        return undefined
      }
      ;({ coveredBy } = place as { coveredBy: string })
      await this.wait(250)
    }
    const what = `${control.role} "${control.name}" is covered by ${coveredBy}`
    return { invariant: 'nothing takes the click of another', what }
  }

  newMark(): string {
    return `typed${++this.#typed}x`
  }

  async type(field: ControlName, text: string): Promise<void> {
    await this.press(field)
    // After the existing text: a click puts the cursor into its middle.
    await this.page.keyboard.press('End')
    await this.page.keyboard.type(text)
  }

  /** Chooses a file, if the browser shows a file chooser. */
  async chooseFile(name: FileName): Promise<void> {
    const chooser = this.#chooser
    this.#chooser = undefined
    await chooser?.setFiles(fileCalled(name)).catch(() => undefined)
  }

  /** Comes from elsewhere to an address of the app, whose page does not ask before it is left. */
  follow(path: string): Promise<void> {
    this.marks.clear()
    return this.page.evaluate((to) => {
      window.history.pushState({}, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
  }

  async inHistory(by: number): Promise<void> {
    await this.page.evaluate(goInHistory, { by, isLineDown: this.isLineDown })
  }

  async reload(): Promise<void> {
    await this.page.reload()
  }

  /** Opens a second tab at the same address; with two tabs open, switches to the other. */
  async otherTab(): Promise<void> {
    const address = new URL(this.page.url())
    const isNew = this.#tabs.length === 1
    if (isNew) this.#tabs.push(await this.#context.newPage())
    this.#active = 1 - this.#active
    await this.page.bringToFront()
    if (isNew) await this.page.goto(withOwnChoices(address))
  }

  /** Zoom is simulated by a smaller window in CSS pixels, which gives the same layout. */
  async resize({ width = this.#size.width, height = this.#size.height, zoom = this.#zoom }): Promise<void> {
    this.#size = { width, height }
    this.#zoom = zoom
    await this.page.setViewportSize({
      width: Math.max(320, Math.round(width / zoom)),
      height: Math.max(256, Math.round(height / zoom)),
    })
  }

  async setTextSize(percent: number): Promise<void> {
    const devtools = await this.#context.newCDPSession(this.page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
  }

  moveClock(ms: number): Promise<void> {
    return this.ask(({ clock }, by) => clock.advance(by), ms)
  }

  /** Adds a fault in the syntax of links. */
  async fail(text: string): Promise<void> {
    const read = readFaultText(text)
    if ('problem' in read) throw new Error(`${text}: ${read.problem}`)
    await this.ask(({ server }, fault) => server.faults.add(fault), read.fault)
  }

  async setLine(is: 'up' | 'down'): Promise<void> {
    this.isLineDown = is === 'down'
    await this.#context.setOffline(this.isLineDown)
    if (this.isLineDown) await this.fail('*.offline')
    else await this.recover()
  }

  /** Removes all faults and releases held calls, in every tab. */
  async recover(): Promise<void> {
    if (this.isLineDown) return this.setLine('up')
    for (const tab of this.#tabs) await this.ask(recoverServer, undefined, tab)
  }

  /** Whether a text is in a field, on a page, in the browser's storage, or on the server. */
  async knows(text: string): Promise<boolean> {
    for (const tab of this.#tabs) if (await this.#patiently(() => tab.evaluate(isTextIn, text))) return true
    return (await this.#database()).includes(text)
  }

  #database(): Promise<string> {
    return this.ask(async ({ server }) => JSON.stringify(await server.snapshot()), undefined)
  }

  #listen(): void {
    const note = (invariant: Invariant, what: string) => void this.#violations.push({ invariant, what })
    this.#context.on('weberror', (error) => note('no exception', error.error().message))
    this.#context.on('page', (page) => {
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
      page.on('filechooser', (chooser) => (this.#chooser = chooser))
      page.on('crash', () => note('no exception', 'The page crashed.'))
    })
    this.#context.on('console', (message) => {
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      const isOfContract = /^The mock server (refused|broke)/.test(message.text())
      // Leaves out an error's stack, which differs between builds.
      const what = message.text().replace(/\n\s+at [\s\S]*/, '')
      note(isOfContract ? 'no call breaks the contract' : 'no error in the console', what)
    })
  }
}

function recoverServer({ server }: DeveloperHandle): void {
  server.faults.clear()
  server.release()
}

/** Each tab has its own transport, and its own mock panel, which is no part of the product. */
function withOwnChoices(address: URL): string {
  for (const [key, value] of Object.entries({ transport: 'in-page', panel: 'off', retry: '0' }))
    address.searchParams.set(key, value)
  return address.href
}

/** Whether the word is part of a text that the server stores: it occurs there after the same word. */
export function isWrittenIn(database: string, raw: string): boolean {
  const words = (text: string) => text.replaceAll(/\\n|[^\p{L}]+/gu, ' ')
  const after = /\p{L}+ (undefined|NaN|Invalid Date|null)\b/u.exec(words(raw))?.[0]
  return after !== undefined && words(database).includes(after)
}
