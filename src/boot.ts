// The first script of the page, a few hundred bytes: it runs before the first paint and long before the app's code
// has arrived. What the page would otherwise wait for in line starts here, side by side: config.json, the first calls
// of this address, and the visitor's own settings.
import { readConfig } from '#src/app/config.ts'
import { type EarlyCalls, startEarlyCalls } from '#src/app/earlyCalls.ts'
import { paintPreferences } from '#src/app/paintPreferences.ts'
import { browserStorage } from '#src/world/browserStorage.ts'
import { credentialsIn } from '#src/storage/credentials.ts'

const storage = browserStorage('localStorage')
paintPreferences(storage, document.documentElement)

/** The deployment's configuration, under way. */
export const config = readConfig(window.fetch.bind(window))

/** The first calls, under way as soon as the configuration says where to. A mocked build has no server to ask early. */
export const earlyCalls: Promise<EarlyCalls | undefined> = config.then(({ apiBaseUrl }) =>
  import.meta.env.VITE_API === 'live'
    ? startEarlyCalls(appPath(), apiBaseUrl, credentialsIn(storage).read('access'))
    : undefined,
)

function appPath(): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  return window.location.pathname.replace(base, '') || '/'
}
