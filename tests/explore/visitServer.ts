import type { Page } from '@playwright/test'
import type { LoggedCall } from '#mocks/calls/callLog.ts'
import { readFaultText } from '#mocks/situation/faultText.ts'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { emptyOnes, isTextIn, type MockWindow } from './inPage.ts'
import type { MetCall } from './met.ts'
import { patiently } from './patiently.ts'

const LINE_DOWN = '*.offline'

/** The visit whose server is used. */
interface Visited {
  readonly page: Page
  readonly tabs: readonly Page[]
  inRealTime<T>(work: (page: Page) => Promise<T>): Promise<T>
}

/** The mock server of a visit, in its active tab. */
export class VisitServer {
  readonly #visit: Visited
  /** The outcomes of calls by the page that made them. */
  readonly #seenCalls = new Map<number, Map<number, string>>()

  constructor(visit: Visited) {
    this.#visit = visit
  }

  calls(): Promise<readonly LoggedCall[]> {
    return this.#ask(({ server }) => server.log.calls())
  }

  /** The calls of the active tab that began or ended since the last time, with whether they returned an empty list. */
  async newCalls(): Promise<MetCall[]> {
    const { page, calls } = await this.#ask(({ server }) => ({
      page: performance.timeOrigin,
      calls: server.log.calls(),
    }))
    const seen = this.#seenCalls.get(page) ?? new Map<number, string>()
    this.#seenCalls.set(page, seen)
    const changed = calls.filter(({ number, outcome }) => seen.get(number) !== outcome)
    for (const { number, outcome } of changed) seen.set(number, outcome)
    const lists = changed.filter(({ method, status }) => method === 'GET' && status === 200).map(({ number }) => number)
    const empty = lists.length === 0 ? [] : await this.#visit.inRealTime((active) => active.evaluate(emptyOnes, lists))
    return changed.map((call) => ({ ...call, isEmpty: empty.includes(call.number) }))
  }

  /** Whether calls are in flight that no fault holds. */
  hasCallsInFlight(): Promise<boolean> {
    return patiently(() =>
      this.#visit.page.evaluate(() => {
        const { server } = (window as MockWindow).perigee ?? {}
        if (!server) return true
        const inFlight = server.log.calls().filter(({ outcome }) => outcome === 'under way').length
        return inFlight > server.faults.held().length
      }),
    )
  }

  /** Whether faults are active, or calls are held. */
  isTroubled(): Promise<boolean> {
    return this.#ask(({ server }) => server.faults.list().length + server.faults.held().length > 0)
  }

  /** Adds a fault in the syntax of links. */
  async fail(text: string): Promise<void> {
    const read = readFaultText(text)
    if ('problem' in read) throw new Error(`${text}: ${read.problem}`)
    await patiently(() =>
      this.#visit.page.evaluate((fault) => (window as MockWindow).perigee!.server.faults.add(fault), read.fault),
    )
  }

  async setLine(isDown: boolean): Promise<void> {
    if (isDown) return this.fail(LINE_DOWN)
    await this.#ask(({ server }) => {
      for (const { id, fault } of server.faults.planned())
        if (fault.operation === '*' && fault.network === 'fail') server.faults.remove(id)
    })
  }

  release(): Promise<void> {
    return this.#ask(({ server }) => server.release())
  }

  /** Removes all faults, in every tab. */
  async recover(): Promise<void> {
    for (const tab of this.#visit.tabs)
      await patiently(() =>
        tab.evaluate(() => {
          const { server } = (window as MockWindow).perigee!
          server.faults.clear()
          server.release()
        }),
      )
  }

  /** The whole database, as JSON. */
  database(): Promise<string> {
    return this.#visit.inRealTime(() => this.#ask(async ({ server }) => JSON.stringify(await server.snapshot())))
  }

  /** Whether a text is in a field, on a page, in the browser's storage, or on the server. */
  async knows(text: string): Promise<boolean> {
    for (const tab of this.#visit.tabs) if (await patiently(() => tab.evaluate(isTextIn, text))) return true
    return (await this.database()).includes(text)
  }

  #ask<T>(ask: (handle: DeveloperHandle) => T | Promise<T>): Promise<T> {
    return patiently(async () => {
      const handle = await this.#visit.page.evaluateHandle(() => (window as MockWindow).perigee!)
      return handle.evaluate(ask)
    })
  }
}
