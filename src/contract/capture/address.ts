import { type Operation, pathBelow } from '../strict/operations.ts'
import { resolved } from '../strict/contract.ts'
import type { Cleaner } from './cleaner.ts'
import { decodedSegment } from '../strict/decodedSegment.ts'
import { SECRET_NAME } from './secrets.ts'

/** The address of a call below the API's, with its query parameters in alphabetical order: equal for equal calls. */
export function addressOf(url: string, baseUrl: string): string {
  const query = [...new URL(url).searchParams].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const search = new URLSearchParams(query).toString()
  return `${pathBelow(baseUrl, url) ?? ''}${search && `?${search}`}`
}

/** The same without users' words; undefined if it contains a token. */
export function cleanAddress(
  operation: Operation,
  params: Record<string, string>,
  url: string,
  { text }: Cleaner,
): string | undefined {
  const query = new URL(url).searchParams
  if ([...query.keys()].some((name) => SECRET_NAME.test(name))) return undefined
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(params[name] ?? '')),
  )
  const clean = [...query].map(([name, value]) => [name, isOfContract(operation, name) ? value : text(value)])
  return addressOf(`http://contract.invalid/api${path}?${new URLSearchParams(clean)}`, 'http://contract.invalid/api')
}

/** Numbers, and words that the contract lists. */
function isOfContract({ parameters }: Operation, name: string): boolean {
  const schema = parameters.find((parameter) => parameter.name === name)?.schema
  if (!schema) return false
  const { type, enum: values } = resolved<any>(schema)
  return values !== undefined || type === 'integer' || type === 'boolean'
}

/** The parts of a page's address that are enumerated values or numbers: they contain no users' words. */
const CHOICES: ReadonlySet<string> = new Set(['tab', 'order', 'sort_by', 'sort_order', 'page', 'ts'])

/** The place in the app without tokens; users' words are replaced as in the rest of the file. */
export function cleanPlace(place: string, usernames: ReadonlySet<string>, { text }: Cleaner): string {
  const url = new URL(place, 'http://place.invalid')
  const path = url.pathname.split('/').map((segment) => {
    const plain = decodedSegment(segment)
    return usernames.has(plain.toLowerCase()) || /[^a-z\d-]/.test(plain) ? encodeURIComponent(text(plain)) : segment
  })
  const query = [...url.searchParams].filter(([name]) => !SECRET_NAME.test(name))
  const search = new URLSearchParams(
    query.map(([name, value]) => [name, CHOICES.has(name) ? value : text(value)]),
  ).toString()
  return `${path.join('/')}${search && `?${search}`}`
}
