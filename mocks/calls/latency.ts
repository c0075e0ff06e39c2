import type { Clock } from '#src/world/World.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'

/** Calls that are slower than others because a model generates the response: factors of the ordinary latency. */
const THINKING: Partial<Record<OperationId, number>> = {
  sendMessage: 6,
  augmentCharacter: 6,
  renewImage: 8,
  retouchImage: 8,
  renewPicture: 8,
  createCharacter: 3,
}

export function latencyOf(operation: OperationId, latencyMs: number): number {
  return latencyMs * (THINKING[operation] ?? 1)
}

/** Waits; rejects at once with the signal's reason when the call is aborted. */
export function waited(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve()
  let cancel = () => {}
  const time = new Promise<void>((resolve) => {
    cancel = clock.setTimeout(resolve, ms)
  })
  return unlessAborted(time, signal).finally(cancel)
}

/** Resolves with the promise, or rejects with the signal's reason if the signal is aborted first. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason)
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}
