import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { operationOf } from '#src/contract/strict/operations.ts'

/** The fields of the fault form. */
export interface FaultDraft {
  operation: OperationId | '*'
  /** A status as text, or one of KINDS. */
  what: string
  often: 'always' | 'once' | 'nth'
  /** A number while the user types it. */
  nth: string
  /** The server processes the call before the fault applies. */
  isStored: boolean
  /** For `latency` and `slow`: a number while the user types it. */
  ms: string
  /** The body of a failing response: empty, the contract's example, a custom text, or custom JSON. */
  says: 'nothing' | 'example' | 'words' | 'json'
  words: string
  /** A body as JSON text. */
  json: string
}

export const EMPTY_DRAFT: FaultDraft = {
  operation: '*',
  what: '503',
  often: 'once',
  nth: '2',
  isStored: false,
  ms: '3000',
  says: 'nothing',
  words: '',
  json: '{ "detail": { "name": "This name is taken." } }',
}

/** The faults of any call besides its documented statuses. */
export const KINDS = {
  hold: 'Hold until released',
  latency: 'Delayed response',
  slow: 'Slow download',
  offline: 'No connection',
  timeout: 'Time-out',
  abort: 'Connection drops mid-response',
  malformed: 'Truncated JSON',
  wrong: 'JSON of the wrong shape',
  html: 'HTML error page (from a proxy)',
  empty: 'Empty body',
} as const

const SERVER_FAILURES = ['500', '502', '503', '504']

/** The failing statuses that the contract lists for an operation; for '*', those that all operations have. */
export function statusesOf(operation: OperationId | '*'): string[] {
  if (operation === '*') return ['401', ...SERVER_FAILURES]
  const { responses } = operationOf(operation)
  const listed = Object.keys(responses).filter((status) => Number(status) >= 400)
  return [...listed, ...('default' in responses ? SERVER_FAILURES : [])]
}

/** Whether a call writes, so that a server can store the change before the call fails. */
export function canStore(operation: OperationId | '*'): boolean {
  return operation === '*' || operationOf(operation).method !== 'GET'
}

/** The same draft for another call, without the options that the call does not support. */
export function draftFor(operation: OperationId | '*', draft: FaultDraft): FaultDraft {
  const fits = !isStatus(draft.what) || statusesOf(operation).includes(draft.what)
  const what = fits ? draft.what : '500'
  const hasExample = exampleOf(operation, what) !== undefined
  return {
    ...draft,
    operation,
    what,
    isStored: draft.isStored && canStore(operation),
    says: draft.says === 'example' && !hasExample ? 'nothing' : draft.says,
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function isStatus(what: string): boolean {
  return /^\d{3}$/.test(what)
}

export function faultOf({ operation, what, often, nth, ms, isStored, ...said }: FaultDraft): Fault {
  const counts = often === 'once' ? { times: 1 } : often === 'nth' ? { nth: Number(nth) } : {}
  const first = isStored ? { stored: true } : {}
  return {
    operation,
    ...first,
    ...effectOf(what, Number(ms)),
    ...saying({ operation, what, ...said }),
    ...counts,
  } as Fault
}

function effectOf(what: string, ms: number): Partial<Fault> {
  if (isStatus(what)) return { status: Number(what) as 500 }
  switch (what as keyof typeof KINDS) {
    case 'hold':
      return { hold: true }
    case 'latency':
      return { latencyMs: ms }
    case 'slow':
      return { bodyMs: ms }
    case 'offline':
      return { network: 'fail' }
    case 'timeout':
    case 'abort':
      return { network: what as 'timeout' | 'abort' }
    default:
      return { shape: what as NonNullable<Fault['shape']> }
  }
}

function saying({ operation, what, says, words, json }: Omit<FaultDraft, 'often' | 'nth' | 'ms' | 'isStored'>): object {
  if (!isStatus(what) || says === 'nothing') return {}
  if (says === 'words') return { detail: words.toWellFormed() }
  if (says === 'json') return { body: JSON.parse(json) as unknown }
  const example = exampleOf(operation, what)
  return example === undefined ? {} : { body: example }
}

/** The contract's example body of a failing response, if there is one. */
export function exampleOf(operation: OperationId | '*', what: string): unknown {
  const { responses } = operation === '*' ? operationOf('readMe') : operationOf(operation)
  return (responses[what] ?? responses.default)?.content?.['application/json']?.example
}
