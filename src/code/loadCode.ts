import { lookAtSite } from '#src/world/siteProbe.ts'

/** The code of a part of the app could not be loaded, as opposed to code that was loaded and failed. */
export class CodeLoadError extends Error {
  /** Only a reload of the page helps: browsers remember an import that failed. */
  readonly needsReload: boolean
  /** Lets the next render load the code again; set by the code that caches the failure. */
  retry: () => void = () => undefined

  constructor({ needsReload, cause }: { needsReload: boolean; cause?: unknown }) {
    super('The code of a part could not be loaded.', { cause })
    this.name = 'CodeLoadError'
    this.needsReload = needsReload
  }
}

/** What browsers say, and Vite says for style sheets, when code does not arrive. */
const NOT_ARRIVED =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i

/**
 * Runs an `import()`. While the line is known to be down none is begun, so that the same code can be loaded without a
 * reload when it is back. (A browser that calls itself offline may still reach a site on its own machine.)
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
