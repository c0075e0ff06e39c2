import type { QueryClient } from '@tanstack/react-query'
import { FIRST_RENDER_GRACE_MS } from '#src/product/limits.ts'
import type { Clock } from '#src/world/World.ts'

/**
 * Resolves when every read that is under way has settled, after FIRST_RENDER_GRACE_MS at the latest. On a cold visit the
 * calls are often done before the code is: a page that is drawn once, with its content, costs half of one that is drawn
 * with skeletons and then again. The frame of the HTML stays in view meanwhile.
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
