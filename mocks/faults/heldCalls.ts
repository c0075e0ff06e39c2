import type { OperationId } from '#src/contract/generated/operations.ts'

/** A call that waits for its release. */
export interface HeldCall {
  /** Counts up from 1. */
  id: number
  operation: OperationId
}

interface Holding {
  operation: OperationId
  /** The faults that hold it. */
  holders: readonly { released: boolean }[]
}

interface WaitingCall extends HeldCall, Holding {
  goOn(): void
}

export interface HeldCalls {
  list(): HeldCall[]
  /** Resolves when the call is released or aborted; at once, if its faults no longer hold anything. */
  hold(call: Holding, signal: AbortSignal): Promise<void>
  releaseAll(isMeant: (call: HeldCall & Holding) => boolean): void
}

/** The held calls, independent of what happens to the faults that hold them. `changed` runs after every change. */
export function createHeldCalls(changed: () => void): HeldCalls {
  const waiting = new Map<number, WaitingCall>()
  let count = 0
  return {
    list: () => [...waiting.values()].map(({ id, operation }) => ({ id, operation })),
    hold(call, signal) {
      if (signal.aborted || call.holders.every(({ released }) => released)) return Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      const id = ++count
      const goOn = () => {
        if (!waiting.delete(id)) return
        signal.removeEventListener('abort', goOn)
        resolve()
        changed()
      }
      waiting.set(id, { id, ...call, goOn })
      signal.addEventListener('abort', goOn)
      changed()
      return promise
    },
    releaseAll(isMeant) {
      for (const call of waiting.values()) if (isMeant(call)) call.goOn()
    },
  }
}
