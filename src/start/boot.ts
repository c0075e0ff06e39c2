// The first script of the page, under three kilobytes packed: it runs before the first paint and before the app's code.
// It starts in parallel what the page would otherwise load in sequence: config.json, the first requests of this
// address, its code, and the user's settings.
import { apiBaseUrlIn, BUILT_API_BASE_URL, readConfigFile } from './configFile.ts'
import { startEarlyCalls } from './earlyCalls.ts'
import { handOver } from './handover.ts'
import { hintRouteCode } from './hintRouteCode.ts'
import { paintPreferences } from './paintPreferences.ts'
import { shownPath } from './shownPath.ts'
import { pageAt } from '#src/product/pages.ts'
import { storedCredential } from '#src/storage/credentials.ts'
import { browserStorage } from '#src/world/browserStorage.ts'

// The build's files are at the addresses that the page contains (build/pageFrame.ts).
document.documentElement.toggleAttribute('data-started', true)
sayWhenTheAppIsMissing()

const storage = browserStorage('localStorage')
const base = import.meta.env.BASE_URL
const page = pageAt(shownPath(window.location, { history: import.meta.env.VITE_HISTORY, base }))
paintPreferences(storage, document.documentElement)
// The shell would only flash on a page without it.
document.documentElement.toggleAttribute('data-without-shell', page?.frame === 'alone')
// On phones, a conversation has neither of its bars.
document.documentElement.toggleAttribute('data-conversation', page?.frame === 'conversation')
// The static shell contains Explore's first text (components/Landing).
document.documentElement.toggleAttribute('data-landing', page?.address === '/explore')
void sayFontsAreHere()
hintRouteCode(document.head, page?.address, base)

// A build with the mock server needs no configuration and no early requests.
if (import.meta.env.VITE_API === 'live') {
  const configFile = readConfigFile(window.fetch.bind(window))
  const earlyCalls = configFile.then((file) =>
    startEarlyCalls(page, apiBaseUrlIn(file) ?? BUILT_API_BASE_URL, storedCredential(storage, 'access')),
  )
  handOver({ configFile, earlyCalls })
}

/**
 * The app's module, or one of its imports, may still fail to load: after a deployment, or without a connection.
 * The static shell would never be replaced; the message of build/pageFrame.ts is shown over it instead.
 */
function sayWhenTheAppIsMissing(): void {
  const onError = ({ target }: Event) =>
    target instanceof HTMLScriptElement && document.documentElement.toggleAttribute('data-failed', true)
  window.addEventListener('error', onError, true)
}

/** Elements beside or below texts of the shell are shown once the fonts have loaded: nothing moves when they swap. */
async function sayFontsAreHere(): Promise<void> {
  const fonts = ['600 1em "Bricolage Grotesque"', '1em "Figtree Variable"']
  await Promise.all(fonts.map((font) => document.fonts.load(font))).catch(() => undefined)
  document.documentElement.toggleAttribute('data-fonts', true)
}
