/** The number of files that are hinted before the first paint: the page's own code and its largest dependencies. */
const FILES_FIRST = 2

/**
 * Hints the code of the page at `address` (a row of product/pages.ts) for preloading. The map is in the page's
 * head, written by the build (build/routeCode.ts); without it, as in development, nothing is hinted.
 */
export function hintRouteCode(head: HTMLHeadElement, address: string | undefined, base: string): void {
  const map = head.querySelector<HTMLMetaElement>('meta[name="route-code"]')?.content
  if (!map || address === undefined) return
  const code = JSON.parse(map) as Record<string, string[] | undefined>
  const hint = (file: string) => {
    const link = document.createElement('link')
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
    if (link.rel === 'preload') link.as = 'style'
    link.crossOrigin = ''
    link.href = base + file
    head.append(link)
  }
  const files = code[address] ?? []
  const first = files.filter((file) => file.endsWith('.js')).slice(0, FILES_FIRST)
  first.forEach(hint)
  // Before the first paint every request delays the others; the rest loads in time without a hint.
  const paint = new PerformanceObserver(() => {
    paint.disconnect()
    files.filter((file) => !first.includes(file)).forEach(hint)
  })
  paint.observe({ type: 'paint', buffered: true })
}
