import type { MediaType } from '#mocks/strict/contract.ts'
import type { Operation } from '#mocks/strict/operations.ts'
import type { BrokenRule } from '#mocks/strict/problems.ts'
import { checkRules } from '#mocks/strict/schemas.ts'
import type { Departure } from './departure.ts'

type Seen = Omit<Departure, 'count'>

/** Everything in which a real response departs from the contract, each kind once. The response stays readable. */
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

function partsOf({ error: { keyword, error }, path, value, limit }: BrokenRule): Parts {
  const name = /"([^"]+)"/.exec(error)?.[1] ?? ''
  switch (keyword) {
    case 'required':
      return [pointerTo([...path, name]), 'a value', 'missing']
    case 'false':
      return [pointerTo(path), 'no such field', typeOf(value)]
    case 'type':
      return [pointerTo(path), [limit].flat().join(' or '), typeOf(value)]
    case 'enum':
      return [pointerTo(path), `one of ${JSON.stringify(limit)}`, `another ${typeOf(value)}`]
    case 'format':
      return [pointerTo(path), `format ${String(limit)}`, `another ${typeOf(value)}`]
    default:
      return [pointerTo(path), `${keyword} ${JSON.stringify(limit)}`, `another ${typeOf(value)}`]
  }
}

/** Every place of a list departs alike. */
function pointerTo(path: readonly string[]): string {
  return path.map((step) => `/${/^\d+$/.test(step) ? '*' : step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
