// The first script of the page, under three kilobytes packed: it runs before the first paint and long before the app's code has arrived.
// What the page would otherwise wait for in line starts here, side by side: config.json, the first calls of this
// address, its code, and the visitor's own settings.
import { apiBaseUrlIn, BUILT_API_BASE_URL, readConfigFile } from './configFile.ts'
import { startEarlyCalls } from './earlyCalls.ts'
import { handOver } from './handover.ts'
import { hintRouteCode } from './hintRouteCode.ts'
import { paintPreferences } from './paintPreferences.ts'
import { shownPath } from './shownPath.ts'
import { pageAt } from '#src/product/pages.ts'
import { storedCredential } from '#src/storage/credentials.ts'
import { browserStorage } from '#src/world/browserStorage.ts'

// The files of this build are where the page looks for them (build/pageFrame.ts).
document.documentElement.toggleAttribute('data-started', true)
sayWhenTheAppIsMissing()

const storage = browserStorage('localStorage')
const base = import.meta.env.BASE_URL
const page = pageAt(shownPath(window.location, { history: import.meta.env.VITE_HISTORY, base }))
paintPreferences(storage, document.documentElement)
// The frame of the shell would only flash on a page that stands alone.
document.documentElement.toggleAttribute('data-without-shell', page?.frame === 'alone')
// On phones neither of its bars stands around a conversation.
document.documentElement.toggleAttribute('data-conversation', page?.frame === 'conversation')
// Explore's first words stand in the frame (components/Landing).
document.documentElement.toggleAttribute('data-landing', page?.address === '/explore')
void sayFontsAreHere()
hintRouteCode(document.head, page?.address, base)

// A mocked build has no server to configure or to ask early.
if (import.meta.env.VITE_API === 'live') {
  const configFile = readConfigFile(window.fetch.bind(window))
  const earlyCalls = configFile.then((file) =>
    startEarlyCalls(page, apiBaseUrlIn(file) ?? BUILT_API_BASE_URL, storedCredential(storage, 'access')),
  )
  handOver({ configFile, earlyCalls })
}

/**
 * The app's module, or one that it imports, may still fail to load: a file that is gone after a deploy, a dropped line.
 * The still frame would stand there for ever; the sentence of build/pageFrame.ts is shown over it instead.
 */
function sayWhenTheAppIsMissing(): void {
  const onError = ({ target }: Event) =>
    target instanceof HTMLScriptElement && document.documentElement.toggleAttribute('data-failed', true)
  window.addEventListener('error', onError, true)
}

/** What stands beside or under text of the frame is shown once the fonts are here: nothing moves when they swap. */
async function sayFontsAreHere(): Promise<void> {
  const fonts = ['600 1em "Bricolage Grotesque Variable"', '1em "Figtree Variable"']
  await Promise.all(fonts.map((font) => document.fonts.load(font))).catch(() => undefined)
  document.documentElement.toggleAttribute('data-fonts', true)
}
