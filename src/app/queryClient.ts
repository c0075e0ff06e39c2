import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isPassing } from '#src/api/calls/ApiError.ts'
import { logFailure } from '#src/api/calls/logFailure.ts'
import { retryAfterOf, retryDelayMs } from '#src/api/calls/retryDelay.ts'
import { CACHE_LIFE_MS, READ_RETRIES } from '#src/product/limits.ts'

/**
 * A read is retried three times if the server cannot be reached or fails; a 4xx is final. A query
 * whose call changes something (a token of an e-mail link) is sent once, like every write.
 */
function retriesRead(failures: number, error: Error): boolean {
  return failures < READ_RETRIES && isPassing(error) && !(error instanceof ApiError && error.writes)
}

/** The cache of one app. `firstRetryMs` is that of its world. */
export function createQueryClient({ firstRetryMs }: { firstRetryMs?: number | undefined } = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logCallFailure }),
    mutationCache: new MutationCache({ onError: logCallFailure }),
    defaultOptions: {
      queries: {
        staleTime: CACHE_LIFE_MS,
        gcTime: CACHE_LIFE_MS,
        retry: retriesRead,
        retryDelay: (attempt, error) => retryAfterOf(error) ?? retryDelayMs(attempt, firstRetryMs),
        refetchOnWindowFocus: false,
        // Queries that failed while the line was down are refetched when it is back; loaded data is kept.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        // A mock server in the page needs no network, and requests to a real one fail by themselves.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Logs the fallback text of the call, whatever message a screen shows. An aborted call has not failed. */
function logCallFailure(error: Error): void {
  if (error.name === 'AbortError') return
  logFailure(error instanceof ApiError ? (error.fallback ?? error.message) : error.message, error)
}
