import { getResponse, type HttpHandler } from 'msw'
import type { Clock } from '#src/world/World.ts'
import type { CallLog, Circumstance, LoggedCall } from './callLog.ts'
import { bodyInPieces } from '#mocks/faults/bodyInPieces.ts'
import { BrokenConnection } from '#mocks/faults/brokenConnection.ts'
import type { FaultPlan } from '#mocks/faults/faultPlan.ts'
import { readableFault } from '#mocks/situation/faultText.ts'
import { latencyOf, unlessAborted, waited } from './latency.ts'
import { sentinelIn } from './sentinels.ts'
import { checkRequest } from '#src/contract/strict/checkRequest.ts'
import { addressOf } from '#src/contract/capture/address.ts'
import type { ChangedTraffic } from '#mocks/rehearsal/changedTraffic.ts'
import type { Replay } from '#mocks/capture/replay.ts'
import { checkResponse } from '#src/contract/strict/checkResponse.ts'
import { findOperation, type Operation, pathBelow } from '#src/contract/strict/operations.ts'
import { refuse } from '#src/contract/strict/checkRequest.ts'
import type { Violation } from '#src/contract/strict/violations.ts'
import type { Trouble } from '#mocks/faults/trouble.ts'

/** The base address that the handlers and the contract checks use, whatever the app's API address is. */
const CANONICAL = 'http://mock.invalid/api/v1'

export interface CallPathParts {
  baseUrl: string
  clock: Clock
  handlers: HttpHandler[]
  log: CallLog
  faults: FaultPlan
  strict: 'throw' | 'warn'
  /** Responses of the session that the world was captured from. */
  replay: Replay
  /** The traffic of a new contract, if one is rehearsed. */
  rehearsed: ChangedTraffic | undefined
  latencyMs(): number
  /** Runs the work of one call while no other call runs. */
  transact<T>(operation: Operation, work: () => Promise<T>): Promise<T>
  /** Aborts every call when the server is disposed of. */
  closing: AbortSignal
  /**
   * The requests of all calls without a response. In Node, an abort does not reach a request that was garbage-collected,
   * and nothing else refers to the request of a call that waits for an abort.
   */
  running: Set<Request>
}

/** Processes one call: strict check, fault plan, latency, response, strict check. */
export async function handleCall(parts: CallPathParts, given: Request): Promise<Response> {
  const { clock, log, closing, running } = parts
  const signal = AbortSignal.any([given.signal, closing])
  signal.throwIfAborted()
  const below = pathBelow(parts.baseUrl, given.url)
  if (below === undefined) return refuseOutside(parts, given)
  const request = await canonical(given, below, signal)
  const found = findOperation(request, CANONICAL)
  const operation = 'operation' in found ? found.operation : undefined
  const number = log.begin({
    method: given.method,
    path: `${below}${new URL(request.url).search}`,
    operation: operation?.id,
    at: clock.now(),
  })
  log.storeRequest(number, request)
  running.add(given).add(request)
  try {
    const { response, ...result } = await rehearsed(parts, operation, request, number)
    signal.throwIfAborted()
    log.storeResponse(number, response)
    log.settle(number, { outcome: 'answered', status: response.status, ...result })
    return response
  } catch (thrown) {
    log.settle(number, { outcome: signal.aborted ? 'aborted' : 'failed', problems: [String(thrown)] })
    throw thrown
  } finally {
    running.delete(given)
    running.delete(request)
  }
}

/** Refuses a call that is not below the API's address. The log shows the address as the app requested it. */
async function refuseOutside({ baseUrl, clock, log }: CallPathParts, given: Request): Promise<Response> {
  const { pathname, search } = new URL(given.url)
  const number = log.begin({
    method: given.method,
    path: `${pathname}${search}`,
    operation: undefined,
    at: clock.now(),
  })
  const violations = await checkRequest(given, baseUrl)
  const problems = violations.map(({ message }) => message)
  sayRefused(problems)
  const response = refuse(violations)
  log.settle(number, { outcome: 'refused', status: response.status, problems })
  return response
}

function sayRefused(problems: string[]): void {
  console.error(`The mock server refused a call.\n${problems.join('\n')}`)
}

/** The same as `respond`, with the traffic of a new contract. */
async function rehearsed(
  parts: CallPathParts,
  operation: Operation | undefined,
  request: Request,
  number: number,
): Promise<Result> {
  const traffic = parts.rehearsed
  if (!traffic || !operation) return respond(parts, operation, request, number)
  const refusal = await traffic.refusal(operation, request)
  const given = await traffic.original(request)
  const { response, ...result } = await respond(parts, operation, given, number, refusal)
  return { ...result, response: await traffic.response(operation, response) }
}

type Result = { response: Response } & Partial<Pick<LoggedCall, 'outcome' | 'problems'>>

async function respond(
  parts: CallPathParts,
  operation: Operation | undefined,
  request: Request,
  number: number,
  /** What a new contract says instead of our handler. */
  refusal?: Response,
): Promise<Result> {
  const { clock, faults, log } = parts
  const violations = await checkRequest(request, CANONICAL)
  if (violations.length > 0 || !operation) {
    const problems = violations.map(({ message }) => message)
    if (violations.some(isMistake)) sayRefused(problems)
    return { response: refuse(violations), outcome: 'refused', problems }
  }

  const trouble = faults.next(operation.id, {
    carriesToken: request.headers.has('Authorization'),
    address: addressOf(request.url, CANONICAL),
  })
  if (trouble.faults.length > 0)
    log.explain(
      number,
      trouble.faults.map((fault) => `fault ${readableFault(fault)}`),
    )
  const sentinel = await sentinelIn(operation.id, request)
  if (sentinel.word) log.explain(number, [`typed ${sentinel.word}`])
  const delayMs = parts.latencyMs() + trouble.latencyMs + trouble.bodyMs + (sentinel.latencyMs ?? 0)
  log.mark(number, circumstancesOf(trouble, delayMs))
  const carriedOut = () =>
    unlessAborted(
      parts.transact(operation, () => ownResponse(parts, operation, request, number)),
      request.signal,
    )
  const stored = trouble.isStored && !refusal ? await carriedOut() : undefined
  const latencyMs = latencyOf(operation.id, parts.latencyMs()) + trouble.latencyMs + (sentinel.latencyMs ?? 0)
  await waited(latencyMs, clock, request.signal)
  if (trouble.held) await trouble.held(request.signal)
  request.signal.throwIfAborted()
  if (trouble.network === 'fail') throw new BrokenConnection()
  if (trouble.network === 'timeout') await unlessAborted(new Promise<never>(() => undefined), request.signal)
  const breaks = trouble.network === 'abort'
  const inPieces = async ({ response, ...result }: Result): Promise<Result> =>
    trouble.bodyMs === 0 && !breaks
      ? { response, ...result }
      : {
          response: await bodyInPieces(response, { bodyMs: trouble.bodyMs, breaks, clock, signal: request.signal }),
          ...result,
        }
  if (trouble.response) {
    const instead = trouble.response()
    // Not awaited: the call is as quick as without a list that tells of it.
    void isMalformed(operation, trouble, instead).then((is) => is && log.mark(number, ['malformed']))
    return inPieces({ response: instead })
  }
  if (sentinel.fail) return inPieces({ response: sentinel.fail })

  if (refusal)
    return inPieces({
      response: refusal,
      outcome: 'refused',
      problems: ['The new contract does not accept this request.'],
    })
  const response = stored ?? (await carriedOut())
  const broken = parts.replay.isAsItCame(response) ? [] : await checkResponse(operation, response)
  if (broken.length === 0) return inPieces({ response })
  const problems = broken.map(({ message }) => message)
  const sentence = `The mock server broke the contract.\n${problems.join('\n')}`
  if (parts.strict === 'throw') throw new Error(sentence)
  console.error(sentence)
  return inPieces({ response, problems })
}

/** What the session said in which the world was captured; in every other world, what the handlers say. */
async function ownResponse(
  parts: CallPathParts,
  operation: Operation,
  request: Request,
  number: number,
): Promise<Response> {
  const replayed = await parts.replay.responseTo(operation, request)
  if (replayed?.why) parts.log.explain(number, [replayed.why])
  return replayed ? replayed.response : handlerResponse(parts, operation, request)
}

async function handlerResponse({ handlers }: CallPathParts, operation: Operation, request: Request): Promise<Response> {
  const response = await getResponse(handlers, request)
  if (response) return inMemory(response)
  throw new Error(`No handler in mocks/handlers responds to ${operation.id} (${operation.method} ${operation.path}).`)
}

/**
 * The same request at the address that the contract and the handlers use. Bodies are JSON texts, so copying them is
 * cheap, and not every browser can pass on the body of a request. They are copied as bytes, because the contract's check
 * refuses bytes that are no text.
 */
async function canonical(given: Request, below: string, signal: AbortSignal): Promise<Request> {
  const { method, headers } = given
  const body = method === 'GET' || method === 'HEAD' ? undefined : await given.arrayBuffer()
  return new Request(`${CANONICAL}${below}${new URL(given.url).search}`, {
    method,
    headers,
    signal,
    ...(body && body.byteLength > 0 && { body }),
  })
}

/**
 * Whether only a bug in the app explains the violation. A call while signed out and an address with a wrong id are no
 * bugs.
 */
function isMistake({ where, rule, field }: Violation): boolean {
  if (where === 'security') return false
  return !(where === 'path' && rule === 'format' && field !== '')
}

/** From here on a person sees that something loads. */
const SLOW_MS = 1_000

/** The circumstances of a call; `delayMs` is its whole delay. */
function circumstancesOf({ held, network, isStored }: Trouble, delayMs: number): Circumstance[] {
  const circumstances = { held: held !== undefined, slow: delayMs >= SLOW_MS, network: network !== undefined }
  return Object.entries({ ...circumstances, stored: isStored }).flatMap(([name, is]) =>
    is ? [name as Circumstance] : [],
  )
}

/**
 * Whether the response of a fault has a body that the contract does not describe. A failing status without words (`{}`)
 * is an ordinary failure.
 */
async function isMalformed(operation: Operation, { faults }: Trouble, response: Response): Promise<boolean> {
  if (faults.some(({ shape }) => shape !== undefined)) return true
  return response.ok && (await checkResponse(operation, response)).length > 0
}

/**
 * The same response with its body in memory, so that it is copied without streams. The log and the check of the contract
 * copy each response, and in Chromium the streams of one copy take as long as the rest of a call.
 */
async function inMemory(response: Response): Promise<Response> {
  return response.type === 'error' ? response : new MemoryResponse(await response.arrayBuffer(), response)
}

class MemoryResponse extends Response {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer, { status, statusText, headers }: Response) {
    // Some statuses must have no body, not even an empty one.
    super(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers })
    this.#bytes = bytes
  }

  override clone(): Response {
    return new MemoryResponse(this.#bytes, this)
  }
}
