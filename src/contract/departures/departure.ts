import type { OperationId } from '../generated/operations.ts'

/** A difference between real responses and the contract. It contains types, never values. */
export interface Departure {
  operation: OperationId
  /** The place in the body as a JSON pointer; `*` is every index of a list, '' the response as a whole. */
  pointer: string
  expected: string
  actual: string
  /** The number of occurrences. */
  count: number
}

/** The departures so far, each once with its count. */
export interface DepartureLog {
  add(seen: readonly Omit<Departure, 'count'>[]): void
  list(): readonly Departure[]
  clear(): void
  /** Runs `listener` after every change; the returned function removes it. */
  subscribe(listener: () => void): () => void
}

export function createDepartureLog(): DepartureLog {
  const found = new Map<string, Departure>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    add(seen) {
      for (const one of seen) {
        const key = JSON.stringify([one.operation, one.pointer, one.expected, one.actual])
        found.set(key, { ...one, count: (found.get(key)?.count ?? 0) + 1 })
      }
      if (seen.length > 0) changed()
    },
    list: () => [...found.values()],
    clear() {
      found.clear()
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
