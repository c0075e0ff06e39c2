/**
 * Asks for the code of the page at `address` (a row of product/pages.ts) by preload hints. The map stands in the page's head, written by the build
 * (routeCode.vite.ts); without it, as in development, there is nothing to hint.
 */
export function hintRouteCode(head: HTMLHeadElement, address: string | undefined, base: string): void {
  const map = head.querySelector<HTMLMetaElement>('meta[name="route-code"]')?.content
  if (!map || address === undefined) return
  const code = JSON.parse(map) as Record<string, string[] | undefined>
  // Style sheets come with the code that imports them: before the first paint every request counts.
  for (const file of code[address]?.filter((name) => name.endsWith('.js')) ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = base + file
    head.append(link)
  }
}
