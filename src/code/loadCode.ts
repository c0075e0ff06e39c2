import { lookAtSite } from '#src/world/siteProbe.ts'

/** The code of a part of the app failed to load, as opposed to code that was loaded and threw. */
export class CodeLoadError extends Error {
  /** Only a reload of the page helps: browsers cache a failed import. */
  readonly needsReload: boolean
  /** Makes the next render load the code again; set by the code that caches the failure. */
  retry: () => void = () => undefined

  constructor({ needsReload, cause }: { needsReload: boolean; cause?: unknown }) {
    super('The code of a part could not be loaded.', { cause })
    this.name = 'CodeLoadError'
    this.needsReload = needsReload
  }
}

/** The messages of browsers, and of Vite for style sheets, for code that failed to load. */
const NOT_ARRIVED =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i

/**
 * Runs an `import()`. While the line is known to be down none is started, so that the code can be loaded without a
 * reload when it is back. (A browser in offline mode may still reach a site on its own machine.)
 */
export async function loadCode<T>(importCode: () => Promise<T>): Promise<T> {
  if (!navigator.onLine && (await lookAtSite()) === 'out of reach') throw new CodeLoadError({ needsReload: false })
  try {
    return await importCode()
  } catch (cause) {
    if (cause instanceof Error && NOT_ARRIVED.test(cause.message)) throw new CodeLoadError({ needsReload: true, cause })
    throw cause
  }
}
