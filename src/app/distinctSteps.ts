import type { RouterHistory } from '@tanstack/react-router'

/**
 * A history without steps that lead to where one is: the same query once more replaces the step that it was made on
 * (AMB-48), so that Back leads to another page.
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

/** Parameters that say what is asked for anyway: the first page, the order of a search by words. */
const DEFAULTS = { page: '1', order: 'search' }

function isSamePlace(one: string, other: string): boolean {
  return placeOf(one) === placeOf(other)
}

/** An address without what does not make it another place: the moment of a query and what is the default. */
function placeOf(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://any.example')
  searchParams.delete('ts')
  for (const [name, value] of Object.entries(DEFAULTS)) if (searchParams.get(name) === value) searchParams.delete(name)
  searchParams.sort()
  return `${pathname}?${searchParams}${hash}`
}
