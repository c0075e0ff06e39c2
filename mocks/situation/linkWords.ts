import { meantName, nearestName } from './nearestName.ts'

/** All query parameters that configure the mocked world and its tab. */
const LINK_WORDS = [
  'scenario',
  'capture',
  'viewer',
  'seed',
  'clock',
  'latency',
  'fault',
  'edit',
  'transport',
  'panel',
  'retry',
] as const
type LinkWord = (typeof LINK_WORDS)[number]

const MANY: readonly LinkWord[] = ['fault']

/** Removes misspelt and repeated parameters from the search parameters and adds a notice for each. */
export function takeMistakes(search: URLSearchParams, notices: string[]): void {
  for (const key of new Set(search.keys())) {
    const word = LINK_WORDS.find((each) => each === key)
    if (word !== undefined) {
      if (!MANY.includes(word) && search.getAll(word).length > 1)
        notices.push(`The link has "${word}" more than once. Only the first one is used.`)
      continue
    }
    const meant = meantName(key, LINK_WORDS)
    if (meant === undefined) continue
    search.delete(key)
    notices.push(`There is no parameter "${key}". The nearest name is "${meant}".`)
  }
}

/** The hash without query parameters of the mocked world, which are not read after the `#`. */
export function withoutLinkWords(hash: string, notices: string[]): string {
  const { path = '', search = hash.slice(1) } = /^#(?<path>[^?]*)\?(?<search>.*)$/.exec(hash)?.groups ?? {}
  const params = new URLSearchParams(search)
  const found = LINK_WORDS.filter((word) => params.get(word))
  if (found.length === 0) return hash
  for (const word of found) {
    params.delete(word)
    notices.push(`"${word}" stands behind the # of the address. Write it before the #.`)
  }
  const rest = [path, params.toString()].filter(Boolean).join('?')
  return rest && `#${rest}`
}

/** The notice for a value that is not a valid name. */
export function unknownName(what: string, asked: string, names: readonly string[]): string {
  return `There is no ${what} "${asked}". The nearest name is "${nearestName(asked, names)}".`
}
