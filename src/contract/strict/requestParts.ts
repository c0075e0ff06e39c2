import type { Schema } from '@cfworker/json-schema'
import { resolved } from './contract.ts'
import type { Operation } from './operations.ts'
import { check } from './schemas.ts'
import { utf8Text } from './utf8Text.ts'
import { type Violation, violation } from './violations.ts'

export function checkToken(operation: Operation, header: string | null): Violation[] {
  const refused = (words: string) => [violation(operation, 'security', { field: '', rule: 'bearer', words })]
  const needed = operation.token === 'refresh' ? 'the refresh token' : 'the access token'
  if (header === null) {
    return operation.token === 'access' || operation.token === 'refresh'
      ? refused(`needs ${needed} as Authorization: Bearer`)
      : []
  }
  // signed out means no header, not a header without a token.
  const token = /^Bearer (\S+)$/.exec(header)?.[1]
  return token && !['undefined', 'null'].includes(token) ? [] : refused('has an Authorization header without a token')
}

export function checkPath(operation: Operation, params: Record<string, string>): Violation[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) =>
      check(params[name], schema).map((problem) => violation(operation, 'path', { ...problem, field: name })),
    )
}

export function checkQuery(operation: Operation, query: URLSearchParams): Violation[] {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query')
  const names = new Set(declared.map(({ name }) => name))
  const unknown = [...new Set(query.keys())]
    .filter((field) => !names.has(field))
    .map((field) => violation(operation, 'query', { field, rule: 'unknown', words: 'is not in the contract' }))
  const wrong = declared.flatMap(({ name, required, schema }) => {
    const problem = (rule: string, words: string) => [violation(operation, 'query', { field: name, rule, words })]
    const [value, ...more] = query.getAll(name)
    if (value === undefined) return required ? problem('required', 'is missing') : []
    if (more.length > 0) return problem('repeated', 'is given more than once')
    return check(coerced(value, schema), schema).map((found) =>
      violation(operation, 'query', { ...found, field: name }),
    )
  })
  return [...unknown, ...wrong]
}

/** A query parameter's text in the type of its schema; unchanged if it cannot be converted. */
function coerced(text: string, schema: Schema): unknown {
  const { type } = resolved<Schema>(schema)
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

export async function checkBody(operation: Operation, request: Request): Promise<Violation[]> {
  const refused = (rule: string, words: string) => [violation(operation, 'body', { field: '', rule, words })]
  const text = utf8Text(await request.clone().arrayBuffer())
  if (!operation.body) return text === '' ? [] : refused('unknown', 'is not in the contract')
  if (text === '') return refused('required', 'is missing')
  const type = request.headers.get('Content-Type')
  if (!/^application\/json\b/i.test(type ?? '')) {
    return refused('contentType', `must be application/json, got ${type ?? 'no content type'}`)
  }
  if (text === undefined) return refused('json', 'is not UTF-8')
  const body = parsed(text)
  if (body === undefined) return refused('json', 'is not JSON')
  return check(body, operation.body.schema).map((problem) => violation(operation, 'body', problem))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
