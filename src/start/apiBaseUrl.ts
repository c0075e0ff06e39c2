/** The default address of the API, unless the build or config.json sets another: on the site itself. */
export const DEFAULT_API_BASE_URL = '/api/v1'

/**
 * Parses an address of the API, normalised and without a trailing slash; undefined if it is invalid. A
 * path of this site (`/api/v1`) or an absolute address: without user, password, query, hash, and a placeholder that a
 * deployment did not replace. boot.ts contains it: keep it small.
 */
export function readApiBaseUrl(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^(\/|https?:\/\/)[^/?#{}<>\\\s@][^?#{}<>\\\s@]*$/i.test(text)) return undefined
  try {
    const { origin, pathname } = new URL(text, 'https://a.site')
    const path = pathname.replace(/\/+$/, '')
    // The pages of the app are at the root of its own site.
    return text.startsWith('/') ? path || undefined : origin + path
  } catch {
    return undefined
  }
}
