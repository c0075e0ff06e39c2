/** How a build names its pages. */
interface Build {
  /** The folder of its site: `/perigee/`. */
  base: string
  /** Its pages are in the path, or in the hash. */
  history: 'browser' | 'hash'
}

/** The page that a browser shows, relative to the app's address: the same in builds for any folder. */
export function pagePlace(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { base, history }: Build,
): string {
  if (history === 'hash') return hash.startsWith('#/') ? hash.slice(1) : '/'
  const folder = base.replace(/\/$/, '')
  return (pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname) + search
}
