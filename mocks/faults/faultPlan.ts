import type { OperationId } from '#mocks/generated/operations.ts'
import { operationOf } from '#mocks/strict/operations.ts'
import type { Fault } from './fault.ts'
import { changesResponse, faultyResponse } from './faultyResponse.ts'
import { whyImpossible } from './whyImpossible.ts'

/** What a call has to go through; the parts are applied in this order. */
interface Trouble {
  latencyMs: number
  /** Resolves when the call may go on. */
  held: Promise<void> | undefined
  network: Fault['network']
  /** Instead of the server's own response. */
  response: (() => Response) | undefined
  /** How long the body takes. */
  bodyMs: number
  /** The faults that made it so. */
  faults: readonly Fault[]
}

/** A fault and how far it has come; plain JSON, so that it survives a reload. */
export interface PlannedFault {
  /** Counts up from 1. */
  id: number
  fault: Fault
  /** The calls it could have applied to. */
  calls: number
  /** Those it did apply to. */
  used: number
  /** Its held calls may go on. */
  released: boolean
}

export interface FaultPlan {
  add(...faults: Fault[]): void
  /** Takes one fault out of the plan; its held calls go on. */
  remove(id: number): void
  clear(): void
  /** The faults that still apply. */
  list(): readonly Fault[]
  /** Every fault that still applies, with its counts. */
  planned(): readonly PlannedFault[]
  /** Puts a plan in the place of this one, counts included. */
  restore(planned: readonly PlannedFault[]): void
  /** What happens to this call; counts it. Several faults of one call add up, the later response wins. */
  next(operation: OperationId, call?: { carriesToken: boolean }): Trouble
  /** Lets held calls go on, and holds no further ones: of one operation, or all. */
  release(operation?: OperationId): void
  /** Runs after every change; the returned function ends it. */
  subscribe(listener: () => void): () => void
}

interface Entry extends PlannedFault {
  gate: PromiseWithResolvers<void> | undefined
}

export function createFaultPlan(initial: readonly Fault[] = []): FaultPlan {
  let entries: Entry[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const isLeft = ({ fault, used }: Entry) => used < (fault.times ?? Infinity)

  function open(entry: Entry) {
    entry.gate?.resolve()
    entry.gate = undefined
    entry.released = true
  }

  const plan: FaultPlan = {
    add(...faults) {
      for (const fault of faults) {
        const reason = whyImpossible(fault)
        if (reason) throw new Error(reason)
        entries.push({ id: ++count, fault, calls: 0, used: 0, released: false, gate: gateOf(fault) })
      }
      if (faults.length > 0) changed()
    },
    remove(id) {
      for (const entry of entries) if (entry.id === id) open(entry)
      entries = entries.filter((entry) => entry.id !== id)
      changed()
    },
    clear() {
      if (entries.length === 0) return
      for (const entry of entries) open(entry)
      entries = []
      changed()
    },
    list: () => entries.filter(isLeft).map(({ fault }) => fault),
    planned: () => entries.filter(isLeft).map(({ gate: _, ...planned }) => planned),
    restore(planned) {
      for (const entry of entries) open(entry)
      entries = planned.map((one) => ({ ...one, gate: one.released ? undefined : gateOf(one.fault) }))
      count = Math.max(count, ...planned.map(({ id }) => id))
      changed()
    },
    next(operation, { carriesToken } = { carriesToken: true }) {
      const applied = entries.filter((entry) => applies(entry, operation, carriesToken))
      const trouble = applied.reduce(withFault, untroubled())
      if (applied.length > 0) changed()
      return trouble
    },
    release(operation) {
      const held = entries.filter(
        ({ gate, fault }) => gate && (!operation || fault.operation === operation || fault.operation === '*'),
      )
      for (const entry of held) open(entry)
      if (held.length > 0) changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  plan.add(...initial)
  return plan
}

function gateOf(fault: Fault): PromiseWithResolvers<void> | undefined {
  return fault.hold && Promise.withResolvers()
}

/** Counts the call, and says whether this fault is for it. */
function applies(entry: Entry, operation: OperationId, carriesToken: boolean): boolean {
  const { fault } = entry
  if (fault.operation !== '*' && fault.operation !== operation) return false
  if (fault.operation === '*' && fault.status === 401 && !(carriesToken && takesAccessToken(operation))) return false
  entry.calls++
  const wanted = fault.nth === undefined || [fault.nth].flat().includes(entry.calls)
  if (!wanted || entry.used >= (fault.times ?? Infinity)) return false
  entry.used++
  return true
}

function takesAccessToken(operation: OperationId): boolean {
  return ['access', 'optional'].includes(operationOf(operation).token)
}

function untroubled(): Trouble {
  return { latencyMs: 0, held: undefined, network: undefined, response: undefined, bodyMs: 0, faults: [] }
}

function withFault(trouble: Trouble, { fault, gate }: Entry): Trouble {
  return {
    latencyMs: trouble.latencyMs + (fault.latencyMs ?? 0),
    held: gate ? Promise.all([trouble.held, gate.promise]).then(() => undefined) : trouble.held,
    network: fault.network ?? trouble.network,
    response: changesResponse(fault) ? () => faultyResponse(fault) : trouble.response,
    bodyMs: trouble.bodyMs + (fault.bodyMs ?? 0),
    faults: [...trouble.faults, fault],
  }
}
