import { createDepartureLog, type Departure } from '../departures/departure.ts'
import { departuresOf } from '../departures/departuresOf.ts'
import type { OperationId } from '../generated/operations.ts'
import { findOperation, type Operation } from '../strict/operations.ts'
import { cleanAddress, cleanPlace } from './address.ts'
import { type Cleaner, createCleaner } from './cleaner.ts'
import { type Exchange, headerOf, jsonOf } from './exchange.ts'
import { failuresOf, type SeenFailure } from './failures.ts'
import type { SeenCall } from './seenCall.ts'
import { isTelling, sentIn } from './tellingWrites.ts'

export const CAPTURE_FORMAT = 'perigee-capture'
export const CAPTURE_VERSION = 1

/** The last response of a read, or a write that succeeded. */
export interface SeenRead {
  operation: OperationId
  /** Relative to the API's address, with its query parameters in alphabetical order; of a write: its name and time. */
  address: string
  at: string
  /** The ids and texts in the request of a write that describe its effect. */
  sent?: Record<string, unknown>
  /** Absent if the response is not JSON. */
  body?: unknown
  /** It departs from the contract, and is replayed unchanged. */
  departs?: true
}

/** A session with a real server, as a file. */
export interface Capture {
  format: typeof CAPTURE_FORMAT
  version: typeof CAPTURE_VERSION
  /** The time of its last call. */
  at: string
  /** The page of its last call, relative to the app's address. */
  place: string
  /** The file contains the original texts. */
  words: boolean
  reads: SeenRead[]
  failures: SeenFailure[]
  departures: readonly Departure[]
}

interface CaptureOptions {
  /** The address of the API. */
  baseUrl: string
  place: string
  /** Keeps the texts. */
  withWords?: boolean
  /** Selects the replacement of each word. @default random */
  salt?: string
}

/** The file of a session: the last response of each read, failures, and departures from the contract. */
export async function captureOf(
  exchanges: readonly Exchange[],
  { baseUrl, place, withWords = false, salt = crypto.randomUUID() }: CaptureOptions,
): Promise<Capture> {
  const cleaner = createCleaner(exchanges, withWords ? undefined : salt)
  const inOrder = [...exchanges].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const calls = inOrder.flatMap((exchange) => seenCall(exchange, baseUrl, cleaner))
  const log = createDepartureLog()
  const reads = new Map<string | SeenCall, SeenRead>()
  for (const call of calls) {
    const departures = await departuresOf(call.operation, asResponse(call.exchange)).catch(() => [])
    log.add(departures)
    const read = readOf(call, departures.length > 0, cleaner)
    if (!read) continue
    // Of a read, the last response decides; every write has its effect.
    const key = call.operation.method === 'GET' ? read.address : call
    reads.delete(key)
    reads.set(key, read)
  }
  return {
    format: CAPTURE_FORMAT,
    version: CAPTURE_VERSION,
    at: calls.at(-1)?.exchange.at ?? new Date(0).toISOString(),
    place: cleanPlace(place, usernamesIn(calls), cleaner),
    words: withWords,
    reads: [...reads.values()],
    failures: failuresOf(calls, cleaner),
    departures: log.list(),
  }
}

function seenCall(exchange: Exchange, baseUrl: string, cleaner: Cleaner): SeenCall[] {
  const { method, url, status } = exchange
  // No response, or the browser's cached one.
  if (status < 200 || status === 304 || !URL.canParse(url) || !/^[A-Z]+$/.test(method)) return []
  const found = findOperation({ url, method } as Request, new URL(baseUrl, url).href)
  if (!('operation' in found)) return []
  const { operation, params } = found
  return [{ exchange, operation, params, address: cleanAddress(operation, params, url, cleaner) }]
}

function readOf(call: SeenCall, departs: boolean, cleaner: Cleaner): SeenRead | undefined {
  const { exchange, operation, address } = call
  const { status, at } = exchange
  if (operation.method !== 'GET') return status < 300 && isTelling(operation.id) ? writeOf(call, cleaner) : undefined
  if (address === undefined || operation.writes) return undefined
  const read = { operation: operation.id, address, at }
  // No chat yet: the mock server generates this response.
  if (operation.id === 'findChat' && status === 404) return read
  if (status >= 300) return undefined
  const body = jsonOf(exchange.responseBody)
  if (body === undefined) return isJson(operation) ? undefined : read
  return { ...read, body: cleaner.value(body), ...(departs && { departs }) }
}

function writeOf(call: SeenCall, cleaner: Cleaner): SeenRead | undefined {
  const { exchange, operation } = call
  const { at, responseBody } = exchange
  const body = jsonOf(responseBody)
  if (body === undefined && isJson(operation)) return undefined
  const sent = sentIn(call, cleaner)
  const write = { operation: operation.id, address: `${operation.id} ${at}`, at, ...(sent !== undefined && { sent }) }
  return body === undefined ? write : { ...write, body: cleaner.value(body) }
}

function isJson({ responses }: Operation): boolean {
  return Object.entries(responses).some(
    ([status, { content }]) => status.startsWith('2') && content !== undefined && 'application/json' in content,
  )
}

function asResponse({ status, responseBody, responseHeaders }: Exchange): Response {
  const headers = new Headers()
  const type = headerOf(responseHeaders, 'content-type')
  if (type !== undefined) headers.set('Content-Type', type)
  for (const [name, value] of Object.entries(responseHeaders))
    if (/^[\w-]+$/.test(name) && /^[\t -~]*$/.test(value)) headers.set(name, value)
  const isEmpty = [204, 205].includes(status)
  return new Response(isEmpty ? null : (responseBody ?? ''), { status, headers })
}

function usernamesIn(calls: readonly SeenCall[]): Set<string> {
  const names = new Set<string>()
  for (const { exchange } of calls)
    for (const [, name = ''] of (exchange.responseBody ?? '').matchAll(/"(?:creatorU|u)sername"\s*:\s*"([^"\\]+)"/g))
      names.add(name.toLowerCase())
  return names
}
