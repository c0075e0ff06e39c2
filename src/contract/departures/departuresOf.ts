import type { OutputUnit } from '@cfworker/json-schema'
import type { MediaType } from '../strict/contract.ts'
import type { Operation } from '../strict/operations.ts'
import type { BrokenRule } from '../strict/problems.ts'
import { checkRules } from '../strict/schemas.ts'
import type { Departure } from './departure.ts'

type Seen = Omit<Departure, 'count'>

/** A call to `address` that is redirected to another origin: browsers may not read it, or send no token there. */
export function redirectOf({ id }: Operation, response: Response, address: string): Seen[] {
  const location = response.headers.get('Location') ?? (response.redirected ? response.url : address)
  const { origin } = new URL(location, address)
  if (origin === new URL(address).origin) return []
  return [{ operation: id, pointer: '', expected: ANSWER, actual: `a redirect to another origin, ${origin}` }]
}

/** A redirect that the browser could not follow, to an address that it hides. */
export const blockedRedirectOf = ({ id }: Operation): Seen[] => [
  { operation: id, pointer: '', expected: ANSWER, actual: 'a redirect that the browser may not read: another origin?' },
]

const ANSWER = 'an answer of the API'

/** All departures of a real response from the contract, each kind once. The response body stays readable. */
export async function departuresOf(operation: Operation, response: Response): Promise<Seen[]> {
  const seen = (pointer: string, expected: string, actual: string): Seen => ({
    operation: operation.id,
    pointer,
    expected,
    actual,
  })
  const described = operation.responses[response.status] ?? (response.status >= 500 && operation.responses.default)
  if (!described) {
    const statuses = Object.keys(operation.responses).map((status) => (status === 'default' ? '5xx' : status))
    return [seen('', `status ${statuses.join(', ')}`, `status ${response.status}`)]
  }
  const missing = Object.entries(described.headers ?? {})
    .filter(([name, { required }]) => required && !response.headers.has(name))
    .map(([name]) => seen('', `header ${name}`, 'missing'))
  const body = await contentDepartures(described.content ?? {}, response.clone())
  const unique = new Map(body.map((parts) => [JSON.stringify(parts), seen(...parts)]))
  return [...missing, ...unique.values()]
}

type Parts = [pointer: string, expected: string, actual: string]

async function contentDepartures(content: Record<string, MediaType>, response: Response): Promise<Parts[]> {
  const text = await response.text()
  const types = Object.keys(content)
  if (types.length === 0) return text === '' ? [] : [['', 'no body', 'a body']]
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const media = content[type ?? '']
  if (!media) return [['', types.join(' or '), type ?? 'no content type']]
  if (media.schema.format === 'binary') return []
  try {
    return checkRules(JSON.parse(text), media.schema).map(partsOf)
  } catch {
    return [['', 'JSON', text === '' ? 'an empty body' : 'text that is no JSON']]
  }
}

function partsOf({ error, value, limit }: BrokenRule): Parts {
  const pointer = pointerTo(error)
  switch (error.keyword) {
    case 'required':
      return [`${pointer}/${/"([^"]+)"/.exec(error.error)?.[1] ?? ''}`, 'a value', 'missing']
    case 'false':
      return [pointer, 'no such field', typeOf(value)]
    case 'type':
      return [pointer, [limit].flat().join(' or '), typeOf(value)]
    case 'enum':
      return [pointer, `one of ${JSON.stringify(limit)}`, `another ${typeOf(value)}`]
    case 'format':
      return [pointer, `format ${String(limit)}`, `another ${typeOf(value)}`]
    default:
      return [pointer, `${error.keyword} ${JSON.stringify(limit)}`, `another ${typeOf(value)}`]
  }
}

/** The spelling of field names; a key with another spelling may be an address, an id or a user's name. */
const FIELD_NAME = /^(?=.{1,40}$)[A-Za-z]+(_[A-Za-z]+)*\d{0,2}$/

/**
 * The place of a broken rule in the body. Indexes of lists and keys of maps are replaced by `*`. A name that the
 * contract does not know belongs to the server: it is included only if it is spelt like a field.
 */
function pointerTo({ keyword, keywordLocation, instanceLocation }: OutputUnit): string {
  const names = stepsOf(instanceLocation)
  const rules = stepsOf(keywordLocation)
  let pointer = ''
  for (let at = 0; at < rules.length; at++) {
    if (rules[at] === 'properties') {
      pointer += `/${rules[++at]}`
      names.shift()
    } else if (rules[at] === 'items') {
      pointer += '/*'
      names.shift()
    } else if (rules[at] === 'additionalProperties') {
      const [name = ''] = names.splice(0, 1)
      const isUnknown = keyword === 'false' && at === rules.length - 1
      pointer += isUnknown ? `/${FIELD_NAME.test(name) ? name : '{unknown}'}` : '/*'
    }
  }
  return pointer
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
