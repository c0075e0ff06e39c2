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
/** What `default` stands for in the contract: the server's own failures. */
type ServerFailure = 500 | 502 | 503 | 504

/** The statuses that the contract lists for an operation. */
type DocumentedStatus<Id extends OperationId> =
  | (keyof ResponsesOf<Id> extends infer Key ? (Key extends `${infer Status extends number}` ? Status : never) : never)
  | ServerFailure

interface Circumstances {
  /** Only these calls of the operation, counted from 1. Without it: every call. */
  nth?: number | readonly number[]
  /** Only so many calls, at least one. */
  times?: number
  /** Time on top of the server's own. */
  latencyMs?: number
  /**
   * The server carries the call out at once; everything else that the fault says happens to its response. With `hold`,
   * `latencyMs`, `network` or a failing status: the server has stored what the app does not know of.
   */
  stored?: true
  /** No response until `server.release()`; then what else the fault says, or the ordinary response. */
  hold?: true
  /**
   * 'fail': no response at all, as if the connection broke. 'timeout': no response until the caller gives up. 'abort': the
   * connection breaks in the middle of the response.
   */
  network?: 'fail' | 'timeout' | 'abort'
  /** The headers come at once, the body piece by piece over this time. */
  bodyMs?: number
  /** The JSON body of the response. Without it a failing status says nothing (`{}`), so that the app's own words show. */
  body?: unknown
  /** Short for `body: { detail }`. */
  detail?: string
  /** Not the body that the contract describes: a proxy's page, nothing, JSON cut short, or JSON with none of its fields. */
  shape?: 'html' | 'empty' | 'malformed' | 'wrong'
}

type FaultOf<Id extends OperationId> = Circumstances & { operation: Id } & (
    | { status?: DocumentedStatus<Id>; offContract?: false }
    /** Any status, to see what the app makes of a server that breaks every promise. */
    | { status: number; offContract: true }
  )

/** Something that goes wrong with one call. Typed by operation: a status that the contract does not list is an error. */
export type Fault =
  | { [Id in OperationId]: FaultOf<Id> }[OperationId]
  /** With every call; 401 only with those that carry an access token, `stored` only with those that change something. */
  | (Circumstances & { operation: '*'; status?: ServerFailure | 401; offContract?: false })
