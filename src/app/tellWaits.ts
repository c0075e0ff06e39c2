import type { QueryClient } from '@tanstack/react-query'
import { retryAfterOf } from '#src/api/calls/retryDelay.ts'
import type { Toast } from '#src/components/Toasts/showToast.ts'
import type { Clock } from '#src/world/World.ts'

/** Shows for how long reads wait because the server has asked for it (`Retry-After`, NS-42): once for all of them. */
export function tellWaits(client: QueryClient, clock: Clock, show: (toast: Toast) => void): void {
  let toldUntilMs = 0
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed' || event.query.meta?.isBackground) return
    const waitMs = retryAfterOf(event.action.error) ?? 0
    const untilMs = clock.now() + waitMs
    if (waitMs < 1_000 || untilMs < toldUntilMs + 1_000) return
    toldUntilMs = untilMs
    const seconds = Math.ceil(waitMs / 1_000)
    const message = `The server is busy. We try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
    show({ message, style: 'error', forMs: waitMs })
  })
}
