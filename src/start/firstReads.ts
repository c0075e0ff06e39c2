import type { QueryClient } from '@tanstack/react-query'
import { FIRST_RENDER_GRACE_MS } from '#src/product/limits.ts'
import type { Clock } from '#src/world/World.ts'

/**
 * Resolves when every read in flight has settled, after FIRST_RENDER_GRACE_MS at the latest. On a cold visit the
 * responses often arrive before the code: one render with content takes half the time of a render with skeletons and a
 * second one. The static shell stays visible meanwhile.
 */
export function firstReads(client: QueryClient, clock: Clock): Promise<void> {
  const isWaitedFor = () => client.isFetching({ predicate: ({ meta }) => meta?.isBackground !== true }) > 0
  if (!isWaitedFor()) return Promise.resolve()
  return new Promise((resolve) => {
    const settle = () => {
      unsubscribe()
      cancel()
      resolve()
    }
    const unsubscribe = client.getQueryCache().subscribe(() => {
      if (!isWaitedFor()) settle()
    })
    const cancel = clock.setTimeout(settle, FIRST_RENDER_GRACE_MS)
  })
}
