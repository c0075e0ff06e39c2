import type { RouterHistory } from '@tanstack/react-router'

/**
 * A history that replaces the current entry when the new address is the same: a repeated query replaces its entry
 * , so that Back opens another page.
 */
export function distinctSteps(history: RouterHistory): RouterHistory {
  const push: RouterHistory['push'] = (path, state, options) =>
    isSamePlace(path, history.location.href)
      ? history.replace(path, state, options)
      : history.push(path, state, options)
  return new Proxy(history, {
    get: (target, key) => (key === 'push' ? push : Reflect.get(target, key)) as unknown,
  })
}

/** Parameters with default values: the first page, the order of a search by words. */
const DEFAULTS = { page: '1', order: 'search' }

function isSamePlace(one: string, other: string): boolean {
  return placeOf(one) === placeOf(other)
}

/** An address without the parts that do not change the content: the timestamp of a query, and defaults. */
function placeOf(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://any.example')
  searchParams.delete('ts')
  for (const [name, value] of Object.entries(DEFAULTS)) if (searchParams.get(name) === value) searchParams.delete(name)
  searchParams.sort()
  return `${pathname}?${searchParams}${hash}`
}
