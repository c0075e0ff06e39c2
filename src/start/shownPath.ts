/**
 * The path of the visible page, below the base of the build: '/chats'. A build with a relative base does not know its
 * own path and keeps the page's in the hash.
 */
export function shownPath(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  { history, base }: { history: 'browser' | 'hash'; base: string },
): string {
  if (history === 'hash') return /^#(\/[^?#]*)/.exec(hash)?.[1] ?? '/'
  return pathname.slice(base.replace(/\/$/, '').length) || '/'
}
