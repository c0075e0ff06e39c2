import { lookAtSite } from './siteProbe.ts'
import type { Site } from './World.ts'

/** The site that served this page. */
export const browserSite: Site = {
  look: lookAtSite,
  onOnline(listener) {
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  },
  reload: () => window.location.reload(),
}
