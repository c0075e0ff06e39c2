import type { Operation } from './operations.ts'

interface Changes {
  /** Replaces the example's values; undefined removes one. */
  query?: Record<string, string | undefined>
  body?: unknown
  /** Undefined sends no token. */
  token?: string | undefined
}

/** The contract's example request of an operation, with every parameter, for tests. */
export function exampleRequest(operation: Operation, baseUrl: string, changes: Changes = {}): Request {
  const { token = 'token' in changes ? undefined : 'an.access.token' } = changes
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(exampleOf(operation, name))),
  )
  const query = new URLSearchParams()
  for (const { name, in: where, example } of operation.parameters) {
    const value = changes.query && name in changes.query ? changes.query[name] : String(example)
    if (where === 'query' && value !== undefined) query.set(name, value)
  }
  for (const [name, value] of Object.entries(changes.query ?? {})) if (value !== undefined) query.set(name, value)

  const headers = new Headers()
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const body = 'body' in changes ? changes.body : operation.body?.example
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return new Request(`${baseUrl}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: operation.method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  })
}

function exampleOf(operation: Operation, name: string): unknown {
  return operation.parameters.find((parameter) => parameter.name === name)?.example
}
