/**
 * The collections ask the browser for random keys, which it withholds from pages of a plain-http address (a phone on the
 * local network looking at a dev server). The keys never leave the collections, so any unique text will do there.
 */
export function ensurePrimaryKeys(): void {
  if (typeof crypto.randomUUID === 'function') return
  let count = 0
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `00000000-0000-4000-8000-${(++count).toString(16).padStart(12, '0')}`,
  })
}
