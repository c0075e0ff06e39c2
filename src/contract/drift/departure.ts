import type { OperationId } from '../generated/operations.ts'

/** One way in which real responses differ from the contract. It holds types, never values. */
export interface Departure {
  operation: OperationId
  /** Where in the body, as a JSON pointer; `*` stands for every place of a list, '' for the response as a whole. */
  pointer: string
  expected: string
  actual: string
  /** How often it was seen. */
  count: number
}

/** Departures that were seen, each once with its count. */
export interface DepartureLog {
  add(seen: readonly Omit<Departure, 'count'>[]): void
  list(): readonly Departure[]
  clear(): void
  /** Runs `listener` after every change; the returned function ends it. */
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
