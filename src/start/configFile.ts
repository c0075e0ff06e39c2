import { DEFAULT_API_BASE_URL, readApiBaseUrl } from './apiBaseUrl.ts'

/** The address of the API if config.json has none. */
export const BUILT_API_BASE_URL: string = import.meta.env.VITE_API_BASE_URL ?? DEFAULT_API_BASE_URL

export const CONFIG_URL = `${import.meta.env.BASE_URL}config.json`

/** The content of config.json, or the reason why it is unknown. config.ts parses it once the app's code has loaded. */
export type ConfigFile = { content: unknown } | { problem: 'missing' | 'unreadable' }

/** Reads `config.json` beside the page. */
export async function readConfigFile(fetch: typeof globalThis.fetch): Promise<ConfigFile> {
  try {
    const response = await fetch(CONFIG_URL, { cache: 'no-cache' })
    // Servers for single-page apps respond with the page.
    if (!response.ok || !response.headers.get('Content-Type')?.includes('json')) return { problem: 'missing' }
    return { content: await response.json() }
  } catch {
    return { problem: 'unreadable' }
  }
}

/** The address of the API in the file; undefined if there is none. */
export function apiBaseUrlIn(file: ConfigFile): string | undefined {
  return 'content' in file ? readApiBaseUrl((file.content as { apiBaseUrl?: unknown } | null)?.apiBaseUrl) : undefined
}
