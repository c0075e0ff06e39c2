/**
 * The collections call `crypto.randomUUID`, which browsers do not offer on plain-http addresses (a phone in the local
 * network that opens a dev server). The keys never leave the collections, so any unique text works.
 */
export function ensurePrimaryKeys(): void {
  if (typeof crypto.randomUUID === 'function') return
  let count = 0
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `00000000-0000-4000-8000-${(++count).toString(16).padStart(12, '0')}`,
  })
}
