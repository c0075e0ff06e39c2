import { nearestPath } from './nearestPath.ts'
import { allOperations, findOperation, type Operation, operationOf, pathBelow } from './operations.ts'
import { checkBody, checkPath, checkQuery, checkToken } from './requestParts.ts'
import { type Violation, violation } from './violations.ts'

/** All violations of the contract in a request. The request body stays readable. */
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
    const isBelow = pathBelow(baseUrl, request.url) !== undefined
    const base = new URL(baseUrl, request.url).pathname.replace(/\/$/, '')
    const nearest = isBelow ? nearestPath(path) : undefined
    const wrong = isBelow ? `in the contract; the nearest path is ${nearest}` : `below ${base}/`
    const words = `${request.method} ${path} is not ${wrong}`
    const message = `Unknown call: ${words}`
    return { operation: undefined, where: 'path', field: '', rule: 'path', words, message, nearest }
  }
  if (near.method !== request.method) {
    const methods = allOperations.filter((operation) => operation.path === near.path).map(({ method }) => method)
    const words = `must be ${methods.join(' or ')} for ${near.path}, got ${request.method}`
    return violation(near, 'method', { field: '', rule: 'method', words })
  }
  if (near.path.endsWith('/') === path.endsWith('/')) {
    const words = `must be ${near.path} in percent-encoded UTF-8, got ${path}`
    return violation(near, 'path', { field: '', rule: 'encoding', words })
  }
  const words = `must be ${near.path}, with${near.path.endsWith('/') ? '' : 'out'} a slash at its end, got ${path}`
  return { ...violation(near, 'path', { field: '', rule: 'slash', words }), nearest: near.path }
}

/**
 * The contract's response to a request with these violations, in the order of a server's checks: the path,
 * the method, the token, the id, then query and body.
 */
export function refuse(violations: Violation[]): Response {
  const [first] = violations
  if (!first) throw new Error('There is nothing to refuse.')
  const operation = first.operation && operationOf(first.operation)
  const has = (where: Violation['where']) => violations.some((each) => each.where === where)

  if (!operation || violations.some(({ rule }) => rule === 'slash'))
    return errorResponse(404, { detail: 'Not Found', ...(first.nearest !== undefined && { nearest: first.nearest }) })
  if (has('method')) {
    const allowed = allOperations.filter(({ path }) => path === operation.path).map(({ method }) => method)
    return errorResponse(405, { detail: 'Method Not Allowed' }, { Allow: allowed.join(', ') })
  }
  if (has('security')) {
    return errorResponse(401, said(operation, '401') ?? { detail: 'Invalid token' }, { 'WWW-Authenticate': 'Bearer' })
  }
  // An id that is not a UUID belongs to no entity.
  if (has('path')) return errorResponse(404, said(operation, '404') ?? { detail: 'Not Found' })
  const detail = violations.map(({ where, field, words, rule }) => ({
    loc: location(where, field),
    msg: words,
    type: rule,
  }))
  return errorResponse(
    422,
    needsMessage(operation) ? { detail, message: detail.map(({ msg }) => msg).join('\n') } : { detail },
  )
}

function errorResponse(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers })
}

/** The mock server sends the contract's own example of an error. */
function said(operation: Operation, status: string): object | undefined {
  return operation.responses[status]?.content?.['application/json']?.example as object | undefined
}

function location(where: string, field: string): (string | number)[] {
  const steps = field === '' ? [] : field.split('.')
  return [where, ...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))]
}

/** the two password-reset calls also have a `message`. */
function needsMessage(operation: Operation): boolean {
  const schema = operation.responses['422']?.content?.['application/json']?.schema
  return schema?.$ref?.endsWith('/MessageErrorBody') ?? false
}
