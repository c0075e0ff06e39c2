import type contract from '#src/contract/generated/contract.json'
import type { OperationId, operations } from '#src/contract/generated/operations.ts'

type Paths = (typeof contract)['paths']
type OperationOf<Id extends OperationId> = Extract<(typeof operations)[number], { id: Id }>
type ResponsesOf<Id extends OperationId> =
  OperationOf<Id> extends { path: infer Path extends keyof Paths; method: infer Method extends string }
    ? Lowercase<Method> extends infer Verb extends keyof Paths[Path]
      ? Paths[Path][Verb] extends { responses: infer Responses }
        ? Responses
        : never
      : never
    : never
/** The statuses that `default` covers in the contract: failures of the server. */
type ServerFailure = 500 | 502 | 503 | 504

/** The statuses that the contract lists for an operation. */
type DocumentedStatus<Id extends OperationId> =
  | (keyof ResponsesOf<Id> extends infer Key ? (Key extends `${infer Status extends number}` ? Status : never) : never)
  | ServerFailure

interface Circumstances {
  /** Only these calls of the operation, counted from 1. Absent: every call. */
  nth?: number | readonly number[]
  /** Only calls to this address (below the API's, with its query in alphabetical order); `nth` counts those only. */
  address?: string
  /** Only this number of calls, at least one. */
  times?: number
  /** Added to the server's own latency. */
  latencyMs?: number
  /**
   * The server processes the call at once; the rest of the fault applies to its response. With `hold`, `latencyMs`,
   * `network` or a failing status, the server has stored a change that the app does not know of.
   */
  stored?: true
  /** No response until `server.release()`; then the rest of the fault applies, or the ordinary response is sent. */
  hold?: true
  /**
   * 'fail': no response, as if the connection broke. 'timeout': no response until the caller aborts. 'abort': the
   * connection breaks in the middle of the response.
   */
  network?: 'fail' | 'timeout' | 'abort'
  /** The headers arrive at once, the body in pieces over this time. */
  bodyMs?: number
  /**
   * The JSON body of the response. Absent: a failing status has an empty body (`{}`), so that the app shows its own
   * text.
   */
  body?: unknown
  /** Short for `body: { detail }`. */
  detail?: string
  /**
   * A body that breaks the contract: an HTML page of a proxy, nothing, truncated JSON, or JSON with none of the fields.
   */
  shape?: 'html' | 'empty' | 'malformed' | 'wrong'
}

type FaultOf<Id extends OperationId> = Circumstances & { operation: Id } & (
    | { status?: DocumentedStatus<Id>; offContract?: false }
    /** Any status, for testing how the app handles a server that breaks the contract. */
    | { status: number; offContract: true }
  )

/** A failure of one call. Typed by operation: a status that the contract does not list is a type error. */
export type Fault =
  | { [Id in OperationId]: FaultOf<Id> }[OperationId]
  /** Applies to every call; 401 only to those with an access token, `stored` only to writes. */
  | (Circumstances & { operation: '*'; status?: ServerFailure | 401; offContract?: false })
