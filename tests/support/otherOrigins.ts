import { expect } from '@playwright/test'
import type { Browser, BrowserContext } from '@playwright/test'

/** Launch argument: host names resolve to this machine only, so no request leaves it. */
export const THIS_MACHINE_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** Fails a test in which a page requested an origin other than the site's and those of the test's own servers. */
export interface OriginGuard {
  /** Allows a server that the test started itself. */
  allow(url: string): void
  /** Requests to other origins so far. */
  attempts: string[]
  check(): void
}

/** Watches every context of the browser, including those that a test opens itself. */
export function guardOrigins(browser: Browser, context: BrowserContext, site: string): OriginGuard {
  const own = new Set([originOf(site)])
  const asked: string[] = []
  const note = (url: string) => void (/^(https?|wss?):/.test(url) && asked.push(url))
  const watch = (watched: BrowserContext) => {
    watched.on('request', (request) => note(request.url()))
    watched.on('page', (page) => page.on('websocket', (socket) => note(socket.url())))
  }
  watch(context)
  browser.on('context', watch)
  const guard: OriginGuard = {
    allow: (url) => void own.add(originOf(url)),
    get attempts() {
      return asked.filter((url) => !own.has(originOf(url)))
    },
    check() {
      browser.off('context', watch)
      expect(guard.attempts, 'requests to other origins').toEqual([])
    },
  }
  return guard
}

/** HTTP and its sockets have the same origin. */
const originOf = (url: string) => new URL(url.replace(/^ws/, 'http')).origin
