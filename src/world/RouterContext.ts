import type { QueryClient } from '@tanstack/react-query'
import type { Store } from './Store.ts'

/** What the app provides to its routes. */
export interface RouterContext {
  queryClient: QueryClient
  store: Store
}
