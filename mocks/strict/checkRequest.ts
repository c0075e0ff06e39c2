import type { Schema } from '@cfworker/json-schema'
import { resolved } from './contract.ts'
import { allOperations, findOperation, type Operation, pathBelow } from './operations.ts'
import { check } from './schemas.ts'
import { type Violation, violation } from './violations.ts'

export { refuse } from './refuse.ts'

/** Everything in which a request breaks the contract. The request stays readable. */
export async function checkRequest(request: Request, baseUrl: string): Promise<Violation[]> {
  const found = findOperation(request, baseUrl)
  if ('near' in found) return [strayed(request, baseUrl, found.near)]
  const { operation, params } = found
  return [
    ...checkToken(operation, request.headers.get('Authorization')),
    ...checkPath(operation, params),
    ...checkQuery(operation, new URL(request.url).searchParams),
    ...(await checkBody(operation, request)),
  ]
}

function strayed(request: Request, baseUrl: string, near: Operation | undefined): Violation {
  const path = pathBelow(baseUrl, request.url) ?? new URL(request.url).pathname
  if (!near) {
    const words = `${request.method} ${path} is not in the contract`
    return { operation: undefined, where: 'path', field: '', rule: 'path', words, message: `Unknown call: ${words}` }
  }
  if (near.method !== request.method) {
    const methods = allOperations.filter((operation) => operation.path === near.path).map(({ method }) => method)
    const words = `must be ${methods.join(' or ')} for ${near.path}, got ${request.method}`
    return violation(near, 'method', { field: '', rule: 'method', words })
  }
  const words = `must be ${near.path}, with${near.path.endsWith('/') ? '' : 'out'} a slash at its end, got ${path}`
  return violation(near, 'path', { field: '', rule: 'slash', words })
}

function checkToken(operation: Operation, header: string | null): Violation[] {
  const refused = (words: string) => [violation(operation, 'security', { field: '', rule: 'bearer', words })]
  const needed = operation.token === 'refresh' ? 'the refresh token' : 'the access token'
  if (header === null) {
    return operation.token === 'access' || operation.token === 'refresh'
      ? refused(`needs ${needed} as Authorization: Bearer`)
      : []
  }
  // A7-03: signed out means no header, not a header without a token.
  const token = /^Bearer (\S+)$/.exec(header)?.[1]
  return token && !['undefined', 'null'].includes(token) ? [] : refused('has an Authorization header without a token')
}

function checkPath(operation: Operation, params: Record<string, string>): Violation[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) =>
      check(params[name], schema).map((problem) => violation(operation, 'path', { ...problem, field: name })),
    )
}

function checkQuery(operation: Operation, query: URLSearchParams): Violation[] {
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

/** A query's text as the type that its schema asks for; the text itself where it cannot be that. */
function coerced(text: string, schema: Schema): unknown {
  const { type } = resolved<Schema>(schema)
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

async function checkBody(operation: Operation, request: Request): Promise<Violation[]> {
  const refused = (rule: string, words: string) => [violation(operation, 'body', { field: '', rule, words })]
  const text = await request.clone().text()
  if (!operation.body) return text === '' ? [] : refused('unknown', 'is not in the contract')
  if (text === '') return refused('required', 'is missing')
  const type = request.headers.get('Content-Type')
  if (!/^application\/json\b/i.test(type ?? '')) {
    return refused('contentType', `must be application/json, got ${type ?? 'no content type'}`)
  }
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
