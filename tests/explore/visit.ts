import type { Browser, BrowserContext, ElementHandle, Page } from '@playwright/test'
import type { LoggedCall } from '#mocks/calls/callLog.ts'
import { readFaultText } from '#mocks/situation/faultText.ts'
import { situationSearch } from '#mocks/situation/situationAddress.ts'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { loadCounter } from './loadCounter.ts'
import type { MetCall } from './met.ts'
import { type RobotWindow, type Sight, sightOfPage } from './sight.ts'
import type { Breach, ControlName, Step, Trail } from './trail.ts'
import { takeOverTime } from './virtualTime.ts'

type MockWindow = RobotWindow & { perigee?: DeveloperHandle }

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
const LINE_DOWN = '*.offline'

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
  #wasTroubled = false
  readonly #complaints: Breach[] = []
  /** The outcomes of calls by the page that made them. */
  readonly #seenCalls = new Map<number, Map<number, string>>()

  private constructor(context: BrowserContext) {
    this.context = context
    this.#loads = loadCounter(context)
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

  get tabs(): readonly Page[] {
    return this.#tabs
  }

  /** Breaches from the console and uncaught errors since the last call. */
  async complaints(): Promise<Breach[]> {
    const calls = await this.calls()
    const isTrouble = ({ status = 200, outcome, why }: LoggedCall) =>
      status >= 400 || why !== undefined || !['answered', 'under way'].includes(outcome)
    this.#wasTroubled ||= this.#isLineDown || calls.some(isTrouble)
    // The product logs each failed call in the console; without a failed call, a console error is a breach.
    return this.#complaints.splice(0).filter(({ law }) => law !== 'no error in the console' || !this.#wasTroubled)
  }

  calls(): Promise<readonly LoggedCall[]> {
    return this.#inMocks(({ server }) => server.log.calls())
  }

  /** The calls of the active tab that began or ended since the last time, with whether they returned an empty list. */
  async newCalls(): Promise<MetCall[]> {
    const { page, calls } = await this.#callsOfPage()
    const seen = this.#seenCalls.get(page) ?? new Map<number, string>()
    this.#seenCalls.set(page, seen)
    const changed = calls.filter(({ number, outcome }) => seen.get(number) !== outcome)
    for (const { number, outcome } of changed) seen.set(number, outcome)
    const lists = changed.filter(({ method, status }) => method === 'GET' && status === 200).map(({ number }) => number)
    const empty = lists.length === 0 ? [] : await this.inRealTime((page) => page.evaluate(emptyOnes, lists))
    return changed.map((call) => ({ ...call, isEmpty: empty.includes(call.number) }))
  }

  #callsOfPage() {
    return this.#inMocks(({ server }) => ({ page: performance.timeOrigin, calls: server.log.calls() }))
  }

  /** Whether faults are active, or calls are held. */
  isTroubled(): Promise<boolean> {
    return this.#inMocks(({ server }) => server.faults.list().length + server.faults.held().length > 0)
  }

  async sight(): Promise<Sight> {
    const sight = await patiently(() => this.page.evaluate(sightOfPage))
    if (sight.raw.length === 0) return sight
    // People write such words, too.
    const database = await this.#database()
    return { ...sight, raw: sight.raw.filter((raw) => !isWrittenIn(database, raw)) }
  }

  async close(): Promise<void> {
    // A page that does not answer does not stop the run.
    await Promise.race([this.context.close(), afterReal(CLOSE_LIMIT_MS)])
  }

  /** Performs a step; a step whose control is missing does nothing. */
  async perform(step: Step): Promise<Breach | undefined> {
    const breach = await this.#do(step)
    await this.rest()
    return breach
  }

  async #do(step: Step): Promise<Breach | undefined> {
    const { page } = this
    switch (step.do) {
      case 'press':
        return this.#press(step)
      case 'type': {
        const taken = await this.#press(step)
        if (taken) return taken
        // After the existing text: a click puts the cursor into its middle.
        await page.keyboard.press('End')
        await page.keyboard.type(step.text)
        return undefined
      }
      case 'choose': {
        const element = await this.#element(step)
        await element?.evaluate((select: HTMLSelectElement) => select.scrollIntoView({ block: 'center' }))
        await (element as ElementHandle<HTMLSelectElement> | undefined)?.selectOption({ index: step.option })
        return undefined
      }
      case 'key':
        await page.keyboard.press(step.key)
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
        // Not beyond the first entry of the app, before which there is no page.
        await page.evaluate((isBack) => {
          if (isBack && navigation.canGoBack) window.history.back()
          if (!isBack && navigation.canGoForward) window.history.forward()
        }, step.do === 'back')
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
        return this.#fail(step.fault)
      case 'recover':
        return this.recover()
      case 'release':
        await this.#inMocks(({ server }) => server.release())
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
    for (const tab of this.#tabs)
      await patiently(() =>
        tab.evaluate(() => {
          const { server } = (window as MockWindow).perigee!
          server.faults.clear()
          server.release()
        }),
      )
  }

  /** Lets time pass until nothing changes, and no call is under way except held ones. */
  async rest(): Promise<void> {
    await this.pass(0)
    for (let passed = 0; passed < REST_LIMIT_MS; passed += REST_MS)
      if (!(await this.pass(REST_MS)) && !(await this.#hasCallsUnderWay())) return
  }

  /** Lets time pass in the page; returns whether something has changed. */
  async pass(ms: number): Promise<boolean> {
    const passed = patiently(() => this.page.evaluate(passTime, ms))
    let hasChanged = await Promise.race([passed, afterReal(PASS_LIMIT_MS)])
    while (await this.#hasLoaded()) {
      await patiently(() => this.page.evaluate(passTime, 0))
      hasChanged = true
    }
    return hasChanged
  }

  /** Waits, in real time, until no request is in flight; returns whether it had to wait. */
  async #hasLoaded(): Promise<boolean> {
    let isWaiting = false
    for (let ms = 0; ms < LOAD_LIMIT_MS && this.#loads.underWay() > 0; ms += BETWEEN_LOOKS_MS) {
      isWaiting = true
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS))
    }
    return isWaiting
  }

  #hasCallsUnderWay(): Promise<boolean> {
    return patiently(() =>
      this.page.evaluate(() => {
        const { server } = (window as MockWindow).perigee ?? {}
        if (!server) return true
        const underWay = server.log.calls().filter(({ outcome }) => outcome === 'under way').length
        return underWay > server.faults.held().length
      }),
    )
  }

  /** Runs what needs the page's own time: it would wait for ever while the robot's time stands still. */
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

  /** Whether a text is in a field, on a page, in the browser's storage, or on the server. */
  async knows(text: string): Promise<boolean> {
    for (const tab of this.#tabs) {
      const isHere = await patiently(() =>
        tab.evaluate((wanted) => {
          const fields = [...document.querySelectorAll('input, textarea')].map(
            (field) => (field as HTMLInputElement).value,
          )
          const stored = [localStorage, sessionStorage].flatMap((storage) =>
            Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '') ?? ''),
          )
          return [location.href, document.body.textContent, ...fields, ...stored].some((part) => part.includes(wanted))
        }, text),
      )
      if (isHere) return true
    }
    return (await this.#database()).includes(text)
  }

  #database(): Promise<string> {
    return this.inRealTime(() => this.#inMocks(async ({ server }) => JSON.stringify(await server.snapshot())))
  }

  #inMocks<T>(ask: (handle: DeveloperHandle) => T | Promise<T>): Promise<T> {
    return patiently(async () => {
      const handle = await this.page.evaluateHandle(() => (window as MockWindow).perigee!)
      return handle.evaluate(ask)
    })
  }

  #listen(): void {
    const note = (law: Breach['law'], what: string) => void this.#complaints.push({ law, what })
    this.context.on('weberror', (error) => note('no exception', error.error().message))
    this.context.on('page', (page) => {
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
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

  async #element({ role, name, nth }: ControlName): Promise<ElementHandle<HTMLElement> | undefined> {
    await this.sight()
    const handle = await this.page.evaluateHandle(
      (key) => (window as RobotWindow).robotElements?.get(key),
      `${role} ${name} ${nth}`,
    )
    return handle.asElement() ?? undefined
  }

  /** Presses with a real pointer; reports the element that receives the press instead of the control. */
  async #press(control: ControlName): Promise<Breach | undefined> {
    const element = await this.#element(control)
    if (!element) return undefined
    // Hovering may reveal an element, so the pointer moves there first.
    await element.hover({ force: true, timeout: 1_000 }).catch(() => undefined)
    const place = await element.evaluate(placeToPress).catch(() => undefined)
    if (!place) return undefined
    if ('taken' in place)
      return {
        law: 'nothing takes the click of another',
        what: `${control.role} "${control.name}" is covered by ${place.taken}`,
      }
    await this.page.mouse.click(place.x, place.y)
    return undefined
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

  async #fail(text: string): Promise<undefined> {
    const read = readFaultText(text)
    if ('problem' in read) throw new Error(`${text}: ${read.problem}`)
    await patiently(() =>
      this.page.evaluate((fault) => (window as MockWindow).perigee!.server.faults.add(fault), read.fault),
    )
  }

  async #setLine(isDown: boolean): Promise<undefined> {
    if (isDown === this.#isLineDown) return
    this.#isLineDown = isDown
    if (isDown) await this.#fail(LINE_DOWN)
    else
      await this.#inMocks(({ server }) => {
        for (const { id, fault } of server.faults.planned())
          if (fault.operation === '*' && fault.network === 'fail') server.faults.remove(id)
      })
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

/** Retries if the page was reloaded meanwhile. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (failure) {
      if (
        tries === 20 ||
        !/context was destroyed|navigat|Cannot find context|undefined \(reading|of undefined|is undefined/.test(
          String(failure),
        )
      )
        throw failure
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Runs in the page: which of these calls returned an empty list. */
async function emptyOnes(numbers: number[]): Promise<number[]> {
  const { log } = (window as MockWindow).perigee!.server
  const isEmpty = async (number: number) => {
    try {
      const body = JSON.parse((await log.bodiesOf(number))?.response ?? '') as { data?: unknown } | null
      const list: unknown = body?.data ?? body
      return Array.isArray(list) && list.length === 0
    } catch {
      return false
    }
  }
  const answers = await Promise.all(numbers.map(isEmpty))
  return numbers.filter((_, at) => answers[at])
}

/** Runs in the page. */
async function passTime(ms: number): Promise<boolean> {
  const { robotTime } = window as RobotWindow
  if (robotTime) return robotTime.pass(ms)
  let hasChanged = false
  const observer = new MutationObserver(() => (hasChanged = true))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  await new Promise((resolve) => setTimeout(resolve, ms))
  observer.disconnect()
  return hasChanged
}

/** Runs in the page: scrolls the control into view, and returns where it can be pressed or what covers it. */
async function placeToPress(element: HTMLElement): Promise<{ x: number; y: number } | { taken: string } | undefined> {
  const { robotTime } = window as RobotWindow
  const pass = (ms: number) => robotTime?.pass(ms) ?? new Promise((resolve) => setTimeout(resolve, ms))
  for (let tries = 0; ; tries++) {
    const block = (['nearest', 'center', 'start', 'end'] as const)[tries % 4]!
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
    await pass(20)
    const { left, top, width, height } = element.getBoundingClientRect()
    // Some controls are visible only while the pointer hovers over their container.
    if (!element.checkVisibility({ visibilityProperty: true }) || width === 0) return undefined
    // The text of a link may have two lines: uses the first of its boxes.
    const box = element.getClientRects()[0] ?? { left, top, width, height }
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const hit = document.elementFromPoint(x, y)
    const isOwn = (one: Element) =>
      element.contains(one) ||
      one.contains(element) ||
      !!one.closest('label')?.contains(element) ||
      [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(one))
    if (hit && isOwn(hit)) return { x, y }
    // Elements that may cover others: a dialog, a menu, a list of suggestions, a toast.
    const floats = hit?.closest(
      '[role=dialog], [role=menu], [role=listbox], [role=tooltip], [role=alert], [role=status], .mantine-Modal-overlay, .mantine-Modal-inner',
    )
    // A link to skip something covers others only while it has the focus.
    if (!hit || floats || hit.closest('a[href^="#"]:focus')) return undefined
    if (tries === 30) return { taken: hit.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120) }
    await pass(100)
  }
}
