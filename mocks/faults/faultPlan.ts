import { createListeners } from '#src/lib/listeners.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import { operationOf } from '#src/contract/strict/operations.ts'
import type { Fault } from './fault.ts'
import { createHeldCalls, type HeldCall } from './heldCalls.ts'
import { type Trouble, untroubled, withFault } from './trouble.ts'
import { whyImpossible } from './whyImpossible.ts'

/** A fault with its counts; plain JSON, so that it survives a reload. */
export interface PlannedFault {
  /** Counts up from 1. */
  id: number
  fault: Fault
  /** Number of calls that matched it. */
  calls: number
  /** Number of calls that it applied to. */
  used: number
  /** Its held calls were released. */
  released: boolean
}

export interface FaultPlan {
  add(...faults: Fault[]): void
  /** Removes one fault from the plan and releases its held calls. */
  remove(id: number): void
  clear(): void
  /** The faults that still apply. */
  list(): readonly Fault[]
  /** Every fault that still applies, with its counts. */
  planned(): readonly PlannedFault[]
  /** Every fault that was added and not removed, with its counts: also those that are used up. */
  all(): readonly PlannedFault[]
  /** The held calls, including those of faults that are used up or removed. */
  held(): readonly HeldCall[]
  /** Replaces the plan with this one, counts included. */
  restore(planned: readonly PlannedFault[]): void
  /** Counts the call and returns what happens to it. Several faults of one call add up; the last response wins. */
  next(operation: OperationId, call?: { carriesToken: boolean; address?: string }): Trouble
  /** Releases held calls, and holds no further ones: of one operation, or of all. */
  release(operation?: OperationId): void
  /** Releases one call. */
  releaseCall(id: number): void
  /** Calls `listener` after every change; returns a function that removes it. */
  subscribe(listener: () => void): () => void
}

export function createFaultPlan(initial: readonly Fault[] = []): FaultPlan {
  let entries: PlannedFault[] = []
  let count = 0
  const { notify: changed, subscribe } = createListeners()

  const heldCalls = createHeldCalls(changed)

  function open(opened: readonly PlannedFault[]) {
    for (const entry of opened) entry.released = true
    heldCalls.releaseAll(({ holders }) => holders.every(({ released }) => released))
  }

  const plan: FaultPlan = {
    add(...faults) {
      for (const fault of faults) {
        const reason = whyImpossible(fault)
        if (reason) throw new Refusal(reason)
      }
      for (const fault of faults) entries.push({ id: ++count, fault, calls: 0, used: 0, released: false })
      if (faults.length > 0) changed()
    },
    remove(id) {
      open(entries.filter((entry) => entry.id === id))
      entries = entries.filter((entry) => entry.id !== id)
      changed()
    },
    clear() {
      if (entries.length === 0) return
      open(entries)
      entries = []
      changed()
    },
    list: () => entries.filter(isLeft).map(({ fault }) => fault),
    planned: () => entries.filter(isLeft).map((entry) => ({ ...entry })),
    all: () => entries.map((entry) => ({ ...entry })),
    held: heldCalls.list,
    restore(planned) {
      open(entries)
      entries = planned.map((one) => ({ ...one }))
      count = Math.max(count, ...planned.map(({ id }) => id))
      changed()
    },
    next(operation, { carriesToken, address } = { carriesToken: true }) {
      const isHere = ({ fault }: PlannedFault) => fault.address === undefined || fault.address === address
      const applied = entries.filter((entry) => isHere(entry) && applies(entry, operation, carriesToken))
      const holding = applied.filter(({ fault, released }) => fault.hold && !released)
      const held = (signal: AbortSignal) => heldCalls.hold({ operation, holders: holding }, signal)
      const trouble = applied.map(({ fault }) => fault).reduce(withFault, untroubled())
      if (applied.length > 0) changed()
      return holding.length > 0 ? { ...trouble, held } : trouble
    },
    release(operation) {
      const isMeant = (of: Fault['operation']) => !operation || of === operation || of === '*'
      const held = entries.filter(({ fault, released }) => fault.hold && !released && isMeant(fault.operation))
      open(held)
      heldCalls.releaseAll((call) => isMeant(call.operation))
      if (held.length > 0) changed()
    },
    releaseCall: (id) => heldCalls.releaseAll((call) => call.id === id),
    subscribe,
  }
  plan.add(...initial)
  return plan
}

/** Whether it can still apply to a call. */
export function isLeft({ fault, used, calls }: PlannedFault): boolean {
  const isComing = fault.nth === undefined || Math.max(...[fault.nth].flat()) > calls
  return isComing && used < (fault.times ?? Infinity)
}

/** Counts the call, and returns whether the fault applies to it. */
function applies(entry: PlannedFault, operation: OperationId, carriesToken: boolean): boolean {
  const { fault } = entry
  if (fault.operation !== operation && !(fault.operation === '*' && isForEvery(fault, operation, carriesToken)))
    return false
  const wasLeft = isLeft(entry)
  entry.calls++
  const isWanted = fault.nth === undefined || [fault.nth].flat().includes(entry.calls)
  if (!isWanted || !wasLeft) return false
  entry.used++
  return true
}

/** Whether a fault of every call applies: 401 needs an access token, `stored` needs a write. */
function isForEvery({ status, stored }: Fault, operation: OperationId, carriesToken: boolean): boolean {
  const { method, token } = operationOf(operation)
  if (status === 401 && !(carriesToken && ['access', 'optional'].includes(token))) return false
  return !(stored && method === 'GET')
}
