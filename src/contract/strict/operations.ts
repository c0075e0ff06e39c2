import { type OperationId, operations } from '../generated/operations.ts'
import { contract, type MediaType, type Parameter, type ResponseDescription, resolved } from './contract.ts'

export interface Operation {
  id: OperationId
  /** The user's action: "Like a character". */
  summary: string
  tag: string
  method: string
  /** As in the contract: `/characters/{id}/like`. */
  path: string
  /** The token that it carries: none, an optional access token, or a required one. */
  token: 'none' | 'optional' | 'access' | 'refresh'
  /** It is a write: by `x-writes` of the contract, or by its method. */
  writes: boolean
  parameters: Parameter[]
  /** The JSON request body, if any. */
  body: MediaType | undefined
  /** By status, and `default`. */
  responses: Record<string, ResponseDescription>
}

const writing = new Set(operations.filter(({ writes }) => writes).map(({ id }) => id))

/** Every operation, in the contract's order. */
export const allOperations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const description = item[method]
    if (!description) return []
    const body = description.requestBody && resolved<{ content: Record<string, MediaType> }>(description.requestBody)
    const responses = Object.entries(description.responses).map(
      ([status, response]) => [status, resolved<ResponseDescription>(response)] as const,
    )
    const operation: Operation = {
      id: description.operationId,
      summary: description.summary,
      tag: description.tags[0],
      method: method.toUpperCase(),
      path,
      token: tokenOf(description.security),
      writes: writing.has(description.operationId),
      parameters: [...(item.parameters ?? []), ...(description.parameters ?? [])].map((each) =>
        resolved<Parameter>(each),
      ),
      body: body?.content['application/json'],
      responses: Object.fromEntries(responses),
    }
    return [operation]
  }),
)

const byId = new Map(allOperations.map((operation) => [operation.id, operation]))

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`The contract has no operation ${id}.`)
  return operation
}

export type Found = { operation: Operation; params: Record<string, string> } | { near: Operation | undefined }

/**
 * The operation of a request. If there is none, `near` is the probable one: the same path and
 * method with the other trailing slash, another method of the same path, or the operation whose parameter cannot be
 * decoded.
 */
export function findOperation(request: Request, baseUrl: string): Found {
  const path = pathBelow(baseUrl, request.url)
  if (path === undefined) return { near: undefined }
  const template = pathTemplate(path)
  const here = allOperations.filter((operation) => operation.path === template)
  const operation = here.find(({ method }) => method === request.method)
  const params = operation && paramsOf(operation.path, path)
  if (operation && params) return { operation, params }
  const otherSlash = pathTemplate(path.endsWith('/') ? path.slice(0, -1) : `${path}/`)
  const near = allOperations.find((each) => each.path === otherSlash && each.method === request.method)
  return { near: operation ?? near ?? here[0] }
}

/** The path after the base address, undecoded; undefined outside of it. */
export function pathBelow(baseUrl: string, url: string): string | undefined {
  const { pathname } = new URL(url)
  const base = new URL(baseUrl, url).pathname.replace(/\/$/, '')
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** The contract's paths with their segments. */
const TEMPLATES = Object.keys(contract.paths).map((template) => ({ template, parts: template.split('/') }))

/** The contract's path that matches this one. A literal segment has priority over a parameter, from left to right. */
function pathTemplate(path: string): string | undefined {
  const segments = path.split('/')
  let found = TEMPLATES.filter(({ parts }) => parts.length === segments.length)
  for (const [at, segment] of segments.entries()) {
    const literal = found.filter(({ parts }) => parts[at] === segment)
    found = literal.length > 0 || segment === '' ? literal : found.filter(({ parts }) => parts[at]?.startsWith('{'))
  }
  return found[0]?.template
}

/** The path's parameters, decoded; undefined if they are invalid. */
function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const segments = path.split('/')
  try {
    return Object.fromEntries(
      template.split('/').flatMap((name, at) => {
        const segment = segments[at] ?? ''
        return name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(segment)]] : []
      }),
    )
  } catch {
    return undefined
  }
}

function tokenOf(security: Record<string, string[]>[]): Operation['token'] {
  if (security.length === 0) return 'none'
  if (security.some((each) => Object.keys(each).length === 0)) return 'optional'
  return security.some((each) => 'refreshToken' in each) ? 'refresh' : 'access'
}
