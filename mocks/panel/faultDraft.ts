import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#mocks/generated/operations.ts'
import { operationOf } from '#mocks/strict/operations.ts'

/** What the form of a fault holds. */
export interface FaultDraft {
  operation: OperationId | '*'
  /** A status as text, or one of KINDS. */
  what: string
  often: 'always' | 'once' | 'nth'
  nth: number
  /** For `latency` and `slow`. */
  ms: number
  /** What a failing response says: nothing, the contract's example, own words, or a body of one's own. */
  says: 'nothing' | 'example' | 'words' | 'json'
  words: string
  /** A body as JSON text. */
  json: string
}

export const EMPTY_DRAFT: FaultDraft = {
  operation: '*',
  what: '503',
  often: 'once',
  nth: 2,
  ms: 3000,
  says: 'nothing',
  words: '',
  json: '{ "detail": { "name": "This name is taken." } }',
}

/** What can go wrong with any call besides its documented statuses. */
export const KINDS = {
  hold: 'Hold until released',
  latency: 'Take longer',
  slow: 'Slow body',
  offline: 'No connection',
  timeout: 'No answer until the app gives up',
  abort: 'Breaks off in the middle',
  malformed: 'JSON cut short',
  wrong: 'JSON of the wrong shape',
  html: 'A proxy’s page',
  empty: 'An empty body',
} as const

const SERVER_FAILURES = ['500', '502', '503', '504']

/** The statuses that the contract lists as failures of an operation; of every call, those that all can have. */
export function statusesOf(operation: OperationId | '*'): string[] {
  if (operation === '*') return ['401', ...SERVER_FAILURES]
  const { responses } = operationOf(operation)
  const listed = Object.keys(responses).filter((status) => Number(status) >= 400)
  return [...listed, ...('default' in responses ? SERVER_FAILURES : [])]
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

export function faultOf({ operation, what, often, nth, ms, ...said }: FaultDraft): Fault {
  const counts = often === 'once' ? { times: 1 } : often === 'nth' ? { nth } : {}
  return { operation, ...effectOf(what, ms), ...saying({ operation, what, ...said }), ...counts } as Fault
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

function saying({ operation, what, says, words, json }: Omit<FaultDraft, 'often' | 'nth' | 'ms'>): object {
  if (!isStatus(what) || says === 'nothing') return {}
  if (says === 'words') return { detail: words }
  if (says === 'json') return { body: JSON.parse(json) as unknown }
  const { responses } = operation === '*' ? operationOf('readMe') : operationOf(operation)
  const example = (responses[what] ?? responses.default)?.content?.['application/json']?.example
  return example === undefined ? {} : { body: example }
}
