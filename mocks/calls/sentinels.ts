import type { OperationId } from '#src/contract/generated/operations.ts'
import { operationOf } from '#src/contract/strict/operations.ts'

/** A typed word that makes a call fail or slow. */
export interface Sentinel {
  /** The typed word. */
  word?: string
  fail?: Response
  latencyMs?: number
}

const SLOW_MS = 10_000

/**
 * Failures that anyone can trigger with the keyboard: a field or a search that begins with `/fail` makes its call
 * return 500, `/fail 404` another status that the contract lists for the call, and `/slow` delays it by ten seconds.
 * For a status that the contract does not list, the call returns a 500 that says so.
 */
export async function sentinelIn(operation: OperationId, request: Request): Promise<Sentinel> {
  for (const text of await textsOf(request)) {
    const [word, status] = text.trim().split(/\s+/)
    if (word === '/slow') return { word, latencyMs: SLOW_MS }
    if (word === '/fail') return { word, fail: failureOf(operation, status) }
  }
  return {}
}

function failureOf(id: OperationId, wanted = '500'): Response {
  const { responses } = operationOf(id)
  const possible = Object.keys(responses).filter((status) => Number(status) >= 400)
  const isServerFailure = /^5\d\d$/.test(wanted) && 'default' in responses
  if (!possible.includes(wanted) && !isServerFailure) {
    const listed = [...possible, ...('default' in responses ? ['500 to 599'] : [])].join(', ')
    return Response.json({ detail: `The contract lists no ${wanted} for ${id}; there are ${listed}.` }, { status: 500 })
  }
  const example = (responses[wanted] ?? responses.default)?.content?.['application/json']?.example
  return Response.json(example ?? { detail: 'Something went wrong on our side.' }, { status: Number(wanted) })
}

/** The top-level texts of a JSON body, and the query parameters. */
async function textsOf(request: Request): Promise<string[]> {
  const query = [...new URL(request.url).searchParams.values()]
  if (!request.headers.get('Content-Type')?.includes('json')) return query
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const fields = typeof body === 'object' && body !== null ? Object.values(body) : []
  return [...query, ...fields.filter((field) => typeof field === 'string')]
}
