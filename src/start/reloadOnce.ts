import type { AnyRouter } from '@tanstack/react-router'

const KEY = 'perigee.reloadedAt'

/** Whether the page at this address was not just reloaded because its code was missing. */
export function mayReload(tab: Storage, href: string): boolean {
  return tab.getItem(KEY) !== href
}

export function noteReload(tab: Storage, href: string): void {
  tab.setItem(KEY, href)
}

/** Once a page renders, the next page with missing code may be reloaded again. Returns a function that stops it. */
export function forgetReloads(router: AnyRouter, tab: Storage): () => void {
  return router.subscribe('onRendered', () => {
    if (router.state.matches.every(({ status }) => status === 'success')) tab.removeItem(KEY)
  })
}
