import type { AnyRouter } from '@tanstack/react-router'

const KEY = 'perigee.reloadedAt'

/** Whether the page at this address was not loaded anew for the lack of its code just before. */
export function mayReload(tab: Storage, href: string): boolean {
  return tab.getItem(KEY) !== href
}

export function noteReload(tab: Storage, href: string): void {
  tab.setItem(KEY, href)
}

/** Once a page is shown, the next one whose code is missing may be loaded anew again. Returns how to stop. */
export function forgetReloads(router: AnyRouter, tab: Storage): () => void {
  return router.subscribe('onRendered', () => {
    if (router.state.matches.every(({ status }) => status === 'success')) tab.removeItem(KEY)
  })
}
