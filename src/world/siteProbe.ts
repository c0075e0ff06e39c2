import type { SiteState } from './World.ts'

/** The script whose name identifies the running build: every build has another one. */
function runningBuild(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
}

/** Fetches the site's page, to check whether the site can be reached and whether its build is the running one. */
export async function lookAtSite(): Promise<SiteState> {
  try {
    const page = await fetch(new URL(import.meta.env.BASE_URL, document.baseURI), {
      cache: 'no-store',
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
    })
    if (!page.ok) return 'out of reach'
    return (await page.text()).includes(runningBuild()) ? 'as it was' : 'replaced'
  } catch {
    return 'out of reach'
  }
}

const LOOK_TIMEOUT_MS = 10_000
