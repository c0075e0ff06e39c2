/** Where the API is unless the build or config.json says otherwise: on the site itself (A7-01). */
export const DEFAULT_API_BASE_URL = '/api/v1'

/**
 * The address of the API that a text names, normalised and without a trailing slash; undefined where it names none. A
 * path of this site (`/api/v1`) or a whole address: no user and password, no query, no hash, and no placeholder that a
 * deployment forgot to fill in. boot.ts reads it, so it has to stay small.
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
