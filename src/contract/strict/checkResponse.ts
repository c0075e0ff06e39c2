import type { MediaType } from './contract.ts'
import type { Operation } from './operations.ts'
import { check } from './schemas.ts'
import { type Violation, violation } from './violations.ts'

/** All violations of the contract in a response. The response body stays readable. */
export async function checkResponse(operation: Operation, response: Response): Promise<Violation[]> {
  const wrong = (field: string, rule: string, words: string) => violation(operation, 'response', { field, rule, words })
  // `default` describes the server's own failures only.
  const described = operation.responses[response.status] ?? (response.status >= 500 && operation.responses.default)
  if (!described) return [wrong('status', 'status', `${response.status} is not in the contract`)]

  const headers = Object.entries(described.headers ?? {}).flatMap(([name, { required, schema }]) => {
    const value = response.headers.get(name)
    if (value === null) return required ? [wrong(name, 'required', 'is missing')] : []
    return check(value, schema).map(({ rule, words }) => wrong(name, rule, words))
  })
  return [...headers, ...(await checkContent(operation, described.content ?? {}, response.clone()))]
}

async function checkContent(
  operation: Operation,
  content: Record<string, MediaType>,
  response: Response,
): Promise<Violation[]> {
  const wrong = (field: string, rule: string, words: string) => [
    violation(operation, 'response', { field, rule, words }),
  ]
  const body = await response.arrayBuffer()
  const types = Object.keys(content)
  if (types.length === 0) return body.byteLength === 0 ? [] : wrong('body', 'unknown', 'is not in the contract')

  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  const media = content[type ?? '']
  if (!media) return wrong('Content-Type', 'contentType', `must be ${types.join(' or ')}, got ${type ?? 'none'}`)
  if (body.byteLength === 0) return wrong('body', 'required', 'is missing')

  if (media.schema.format === 'binary') return []
  try {
    return check(JSON.parse(new TextDecoder().decode(body)), media.schema).map(({ field, rule, words }) =>
      violation(operation, 'response', { field: field === '' ? 'body' : `body.${field}`, rule, words }),
    )
  } catch {
    return wrong('body', 'json', 'is not JSON')
  }
}
