import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'

/** What routes get from the app they belong to. */
export interface RouterContext {
  queryClient: QueryClient
  store: ReturnType<typeof createStore>
}
