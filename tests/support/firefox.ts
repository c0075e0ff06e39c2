import { existsSync } from 'node:fs'
import { firefox } from 'playwright'
import type { Browser } from 'playwright'
import { environment, isExecutable, onPath } from './installedPrograms.ts'
import type { TestBrowser } from './engine.ts'

const NO_FIREFOX =
  'There is no Firefox to test with: run `npx playwright install firefox`, or install one (on Debian `apt-get install firefox-esr`), or set PERIGEE_BROWSER to its path.'

/** Playwright's name for a Firefox that it drives over WebDriver BiDi. */
export const INSTALLED_FIREFOX = 'moz-firefox'

/** A proxy that does not exist: tests reach this machine only, and Firefox asks no proxy for it. */
const THIS_MACHINE_ONLY = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}
const FINE_POINTER_THAT_HOVERS = 2 + 4
/** What Playwright emulates or hides in its own browsers: no scrollbar that takes width, a mouse, reduced motion, and no list of downloads. */
const LIKE_THE_OTHERS = {
  'ui.useOverlayScrollbars': 1,
  'ui.primaryPointerCapabilities': FINE_POINTER_THAT_HOVERS,
  'ui.allPointerCapabilities': FINE_POINTER_THAT_HOVERS,
  'ui.prefersReducedMotion': 1,
  // The list of downloads would take the focus from the page.
  'browser.download.alwaysOpenPanel': false,
}

/** Playwright's own Firefox, or an installed one, which Playwright drives over WebDriver BiDi. */
export function chooseFirefox(): TestBrowser {
  const own = firefox.executablePath()
  const chosen = process.env.PERIGEE_BROWSER
  if (!chosen && existsSync(own)) return { ...ofFirefox, name: "Playwright's Firefox", launchOptions: options() }
  const executablePath = chosen ?? onPath(['firefox', 'firefox-esr']).find(isExecutable)
  if (!executablePath) throw new Error(NO_FIREFOX)
  adaptPlaywright()
  return {
    ...ofFirefox,
    name: executablePath,
    launchOptions: { ...options(), channel: INSTALLED_FIREFOX, executablePath },
  }
}

const ofFirefox = { engine: 'firefox', pinned: false } as const

const options = () => ({
  args: [],
  env: environment(),
  firefoxUserPrefs: { ...THIS_MACHINE_ONLY, ...LIKE_THE_OTHERS },
})

interface Command {
  id: number
  method: string
  params: object
}
/** What Playwright has on its own side of an installed Firefox. */
interface BidiBrowser {
  _connection: { rawSend(command: Command): void }
}
/** The browser as a test holds it: in the same process, Playwright leads from it to its own side. */
interface HeldBrowser {
  _connection: { toImpl(browser: Browser): BidiBrowser }
}

let isAdapted = false

/**
 * Every page of Playwright 1.65 begins with `emulation.setMediaFeaturesOverride`, which Firefox 153 refuses as unknown,
 * so that no page would open. Sends a command without effect in its place; `page.emulateMedia` does nothing then.
 */
function adaptPlaywright(): void {
  if (isAdapted) return
  isAdapted = true
  const launch = firefox.launch.bind(firefox)
  firefox.launch = async (...given) => {
    const browser = await launch(...given)
    const { _connection: playwright } = browser as unknown as HeldBrowser
    const { _connection: connection } = playwright.toImpl(browser)
    const send = connection.rawSend.bind(connection)
    connection.rawSend = (command) =>
      send(
        command.method === 'emulation.setMediaFeaturesOverride'
          ? { ...command, method: 'session.status', params: {} }
          : command,
      )
    const newContext = browser.newContext.bind(browser)
    browser.newContext = async (...options) => {
      const context = await newContext(...options)
      await context.addInitScript(insertTextAsTyped)
      return context
    }
    return browser
  }
}

/**
 * Runs in the page. `fill` of Playwright 1.65 writes the value of a field by script in Firefox, which React does not take
 * for a change; this inserts the text as an editor does.
 */
function insertTextAsTyped(): void {
  const insert = (text: string) => {
    if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement
    document.execCommand('insertText', false, text)
    return undefined
  }
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => insert,
    set: () => {
      // Playwright's own function is not used.
    },
  })
}
