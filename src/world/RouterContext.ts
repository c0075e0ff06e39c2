import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'

/** What the app provides to its routes. */
export interface RouterContext {
  queryClient: QueryClient
  store: ReturnType<typeof createStore>
}
