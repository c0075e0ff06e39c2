// The first script of the page, a kilobyte: it runs before the first paint and long before the app's code has arrived.
// What the page would otherwise wait for in line starts here, side by side: config.json, the first calls of this
// address, its code, and the visitor's own settings.
import { readConfig } from './app/config.ts'
import { startEarlyCalls } from './app/earlyCalls.ts'
import { handOver } from './app/handover.ts'
import { hintRouteCode } from './app/hintRouteCode.ts'
import { paintPreferences } from './app/paintPreferences.ts'
import { pageAt } from './product/pages.ts'
import { credentialsIn } from './storage/credentials.ts'
import { browserStorage } from './world/browserStorage.ts'

// The files of this build are where the page looks for them (pageFrame.vite.ts).
document.documentElement.toggleAttribute('data-started', true)

const storage = browserStorage('localStorage')
paintPreferences(storage, document.documentElement)
// The frame of the shell would only flash on a page that stands alone.
document.documentElement.toggleAttribute('data-without-shell', pageAt(appPath())?.frame === 'alone')
// Explore's first words stand in the frame (components/Landing).
document.documentElement.toggleAttribute('data-landing', pageAt(appPath())?.address === '/explore')
void sayFontsAreHere()
hintRouteCode(document, appPath(), import.meta.env.BASE_URL)

// A mocked build has no server to configure or to ask early.
if (import.meta.env.VITE_API === 'live') {
  const config = readConfig(window.fetch.bind(window))
  const earlyCalls = config.then(({ apiBaseUrl }) =>
    startEarlyCalls(appPath(), apiBaseUrl, credentialsIn(storage).read('access')),
  )
  handOver({ config, earlyCalls })
}

/** What stands beside or under text of the frame is shown once the fonts are here: nothing moves when they swap. */
async function sayFontsAreHere(): Promise<void> {
  const fonts = ['600 1em "Bricolage Grotesque Variable"', '1em "Figtree Variable"']
  await Promise.all(fonts.map((font) => document.fonts.load(font))).catch(() => undefined)
  document.documentElement.toggleAttribute('data-fonts', true)
}

function appPath(): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  return window.location.pathname.slice(base.length) || '/'
}
