import type { OperationId } from '#mocks/generated/operations.ts'
import { operationOf } from '#mocks/strict/operations.ts'
import type { Fault } from './fault.ts'

/** What a call has to go through; the parts are applied in this order. */
interface Trouble {
  latencyMs: number
  /** Resolves when the call may go on. */
  held: Promise<void> | undefined
  networkFails: boolean
  /** Instead of the server's own answer. */
  answer: (() => Response) | undefined
}

export interface FaultPlan {
  add(...faults: Fault[]): void
  clear(): void
  /** The faults that still apply. */
  list(): readonly Fault[]
  /** What happens to this call; counts it. Several faults of one call add up, the later answer wins. */
  next(operation: OperationId): Trouble
  /** Lets held calls go on, and holds no further ones: of one operation, or all. */
  release(operation?: OperationId): void
}

interface Planned {
  fault: Fault
  calls: number
  used: number
  gate: PromiseWithResolvers<void> | undefined
}

export function createFaultPlan(initial: readonly Fault[] = []): FaultPlan {
  let planned: Planned[] = []
  const plan: FaultPlan = {
    add(...faults) {
      for (const fault of faults) {
        refuseUndocumented(fault)
        planned.push({ fault, calls: 0, used: 0, gate: fault.hold && Promise.withResolvers() })
      }
    },
    clear() {
      plan.release()
      planned = []
    },
    list: () => planned.filter(({ fault, used }) => used < (fault.times ?? Infinity)).map(({ fault }) => fault),
    next: (operation) => planned.filter((one) => applies(one, operation)).reduce(withFault, untroubled()),
    release(operation) {
      for (const one of planned) {
        if (operation && one.fault.operation !== operation && one.fault.operation !== '*') continue
        one.gate?.resolve()
        one.gate = undefined
      }
    },
  }
  plan.add(...initial)
  return plan
}

/** Counts the call, and says whether this fault is for it. */
function applies(planned: Planned, operation: OperationId): boolean {
  const { fault } = planned
  if (fault.operation !== '*' && fault.operation !== operation) return false
  planned.calls++
  const wanted = fault.nth === undefined || [fault.nth].flat().includes(planned.calls)
  if (!wanted || planned.used >= (fault.times ?? Infinity)) return false
  planned.used++
  return true
}

function untroubled(): Trouble {
  return { latencyMs: 0, held: undefined, networkFails: false, answer: undefined }
}

function withFault(trouble: Trouble, { fault, gate }: Planned): Trouble {
  return {
    latencyMs: trouble.latencyMs + (fault.latencyMs ?? 0),
    held: gate ? Promise.all([trouble.held, gate.promise]).then(() => undefined) : trouble.held,
    networkFails: trouble.networkFails || fault.network === 'fail',
    answer: changesAnswer(fault) ? () => answerOf(fault) : trouble.answer,
  }
}

function changesAnswer({ status, body, detail, shape }: Fault): boolean {
  return status !== undefined || body !== undefined || detail !== undefined || shape !== undefined
}

function answerOf({ status = 200, body, detail, shape }: Fault): Response {
  if (status === 204) return new Response(null, { status })
  switch (shape) {
    case 'empty':
      return new Response('', { status })
    case 'html':
      return new Response('<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>', {
        status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    case 'malformed':
      return new Response('{"detail": "This answer ends in the mi', {
        status,
        headers: { 'Content-Type': 'application/json' },
      })
    case undefined:
      return Response.json(body === undefined ? { ...(detail !== undefined && { detail }) } : body, { status })
  }
}

/** The types say so already; scenarios and a developer's console are reached by values that TypeScript never saw. */
function refuseUndocumented({ operation, status, offContract }: Fault): void {
  if (status === undefined || offContract || operation === '*') return
  const documented = Object.keys(operationOf(operation).responses)
  if (documented.includes(String(status)) || (status >= 500 && documented.includes('default'))) return
  throw new Error(
    `The contract lists no ${status} for ${operation} (${documented.join(', ')}). Set offContract to answer it all the same.`,
  )
}
