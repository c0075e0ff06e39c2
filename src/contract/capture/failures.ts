import type { OperationId } from '../generated/operations.ts'
import type { SeenCall } from './seenCall.ts'
import type { Cleaner } from './cleaner.ts'
import { headerOf, jsonOf } from './exchange.ts'

/** A call that failed, or whose response cannot be parsed: a planned fault of the mock server. */
export interface SeenFailure {
  operation: OperationId
  status: number
  /** The call; absent for every call of the operation. */
  address?: string
  /** Which of these calls failed, counted from 1, if a later one succeeded. */
  nth?: number[]
  body?: unknown
  shape?: 'html' | 'empty' | 'malformed'
}

/** The failures of each address. If the last call failed, the fault applies always: the last page showed it. */
export function failuresOf(calls: readonly SeenCall[], cleaner: Cleaner): SeenFailure[] {
  const byPlace = new Map<string, SeenCall[]>()
  for (const call of calls) {
    const place = `${call.operation.id} ${call.address ?? ''}`
    byPlace.set(place, [...(byPlace.get(place) ?? []), call])
  }
  return [...byPlace.values()].flatMap((same) => failuresAt(same, cleaner))
}

function failuresAt(calls: SeenCall[], cleaner: Cleaner): SeenFailure[] {
  const last = calls.at(-1)!
  if (hasFailed(last)) return [failureOf(last, cleaner)]
  return calls.flatMap((call, at) => {
    // An expired token was refreshed, and the call repeated.
    if (!hasFailed(call) || call.exchange.status === 401) return []
    return [{ ...failureOf(call, cleaner), nth: [at + 1] }]
  })
}

function hasFailed({ exchange, operation }: SeenCall): boolean {
  const { status } = exchange
  if (operation.id === 'findChat' && status === 404) return false
  return status >= 300 || shapeOf({ exchange, operation }) !== undefined
}

function failureOf({ exchange, operation, address }: SeenCall, cleaner: Cleaner): SeenFailure {
  const { status } = exchange
  const failure = { operation: operation.id, status, ...(address !== undefined && { address }) }
  const shape = shapeOf({ exchange, operation })
  if (shape) return { ...failure, shape }
  return { ...failure, body: cleaner.value(jsonOf(exchange.responseBody)) }
}

/** The format instead of the JSON that the contract describes. */
function shapeOf({ exchange, operation }: Pick<SeenCall, 'exchange' | 'operation'>): SeenFailure['shape'] {
  const { status, responseBody = '', responseHeaders } = exchange
  const described = operation.responses[status] ?? operation.responses.default
  if (status < 300 && !('application/json' in (described?.content ?? {}))) return undefined
  if (responseBody === '') return 'empty'
  if (jsonOf(responseBody) !== undefined) return undefined
  return headerOf(responseHeaders, 'content-type')?.startsWith('text/html') ? 'html' : 'malformed'
}
