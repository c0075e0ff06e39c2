import { existsSync, statfsSync } from 'node:fs'
import { chromium } from 'playwright'
import { chosenEngine } from './engine.ts'
import type { Engine, TestBrowser } from './engine.ts'
import { chooseFirefox } from './firefox.ts'
import { environment, isExecutable, onPath } from './installedPrograms.ts'
import { pinnedPaths, runsHere, unpack } from './pinnedBrowser.ts'
import { chooseWebKit } from './webkit.ts'

// Playwright adds `--no-sandbox` itself (as root, and on systems that forbid user namespaces, the browser starts only
// with it).
const ARGS = [
  '--disable-gpu',
  '--font-render-hinting=none', // the same letter shapes with any font settings
  // Pictures are painted once, after decoding and as a whole: not in low quality first, or in parts.
  '--disable-checker-imaging',
  '--disable-partial-raster',
  // Disables the browser's own requests: tests use only this machine.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--no-first-run',
]

const NO_BROWSER =
  'There is no browser to test with: set PERIGEE_BROWSER to the path of a Chromium or Chrome, or run `npx playwright install chromium`.'

const PROGRAMS: Record<Engine, string> = { chromium: 'Chromium or Chrome', firefox: 'Firefox', webkit: 'WebKit' }

/** Decides without side effects; `prepareBrowser` then ensures that the chosen browser exists. */
export function chooseBrowser(): TestBrowser {
  try {
    return { chromium: chooseChromium, firefox: chooseFirefox, webkit: chooseWebKit }[chosenEngine()]()
  } catch (failure) {
    throw sentence((failure as Error).message)
  }
}

function chooseChromium(): TestBrowser {
  const chosen = process.env.PERIGEE_BROWSER
  if (chosen) return unpinned(chosen, `PERIGEE_BROWSER=${chosen}`)
  if (runsHere()) {
    const { executablePath, env } = pinnedPaths()
    return {
      engine: 'chromium',
      name: 'the Chromium of this project',
      pinned: true,
      launchOptions: { executablePath, args: ARGS, env: { ...environment(), ...env }, ...sharedMemory() },
    }
  }
  if (existsSync(chromium.executablePath())) return unpinned(undefined, "Playwright's Chromium")
  throw new Error(NO_BROWSER)
}

/** The full Chromium that is installed on this machine, or named by PERIGEE_BROWSER, if there is one. */
export function chooseInstalledBrowser(): TestBrowser | undefined {
  const path =
    process.env.PERIGEE_BROWSER ?? onPath(['chromium', 'chromium-browser', 'google-chrome']).find(isExecutable)
  return path === undefined ? undefined : unpinned(path, path)
}

/** Unpacks the pinned browser if it is the chosen one, or throws one sentence if there is none. */
export async function prepareBrowser(): Promise<TestBrowser> {
  const browser = chooseBrowser()
  if (browser.pinned) await unpack()
  const { executablePath } = browser.launchOptions
  if (executablePath && !isExecutable(executablePath))
    throw sentence(`${browser.name} is no program: name the path of a ${PROGRAMS[browser.engine]}.`)
  return browser
}

/** An error in the user's setup, not in the code: runners print the stack, so it holds only the text. */
function sentence(text: string): Error {
  const error = new Error(text)
  error.stack = text
  return error
}

function unpinned(executablePath: string | undefined, name: string): TestBrowser {
  return {
    engine: 'chromium',
    name,
    pinned: false,
    launchOptions: { ...(executablePath && { executablePath }), args: ARGS, env: environment(), ...sharedMemory() },
  }
}

/** What the pages of three browsers need, with much to spare. A container often has 64 MB, with which pages crash. */
const ENOUGH_BYTES = 2 ** 30

/**
 * Playwright's default option lets the browser create its shared memory as files in the temporary folder. On a disk, a
 * sixth of the kernel's time in a run goes into creating and deleting these files. Without the option, the browser
 * uses `/dev/shm`.
 */
function sharedMemory(): { ignoreDefaultArgs?: string[] } {
  if (!existsSync('/dev/shm')) return {}
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= ENOUGH_BYTES ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}
}
