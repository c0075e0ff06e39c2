import { pageAt } from '#src/product/pages.ts'

/**
 * Asks for the code of `path` by preload hints. The map stands in the page's head, written by the build
 * (routeCode.vite.ts); without it, as in development, there is nothing to hint.
 */
export function hintRouteCode(page: Document, path: string, base: string): void {
  const map = page.querySelector<HTMLMetaElement>('meta[name="route-code"]')?.content
  if (!map) return
  const code = JSON.parse(map) as Record<string, string[] | undefined>
  // Style sheets come with the code that imports them: before the first paint every request counts.
  for (const file of code[pageAt(path)?.address ?? '']?.filter((name) => name.endsWith('.js')) ?? []) {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = base + file
    page.head.append(link)
  }
}
