/**
 * Asks for the code of `path` by preload hints. The map stands in the page's head, written by the build
 * (routeCode.vite.ts); without it, as in development, there is nothing to hint.
 */
export function hintRouteCode(page: Document, path: string, base: string): void {
  const map = page.querySelector<HTMLMetaElement>('meta[name="route-code"]')?.content
  if (!map) return
  // Style sheets come with the code that imports them: before the first paint every request counts.
  for (const file of filesFor(path, JSON.parse(map)).filter((name) => name.endsWith('.js'))) {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = base + file
    page.head.append(link)
  }
}

/** The files of the most literal address that fits: `/characters/create` before `/characters/$id`. */
export function filesFor(path: string, code: Record<string, string[]>): string[] {
  const asked = segmentsOf(path === '/' ? '/explore' : path)
  const fitting = Object.entries(code).filter(([address]) => fits(asked, segmentsOf(address)))
  return fitting.toSorted(([one], [other]) => one.split('$').length - other.split('$').length)[0]?.[1] ?? []
}

function fits(asked: string[], address: string[]): boolean {
  return (
    asked.length === address.length &&
    address.every((segment, index) => segment.startsWith('$') || segment === asked[index])
  )
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)
