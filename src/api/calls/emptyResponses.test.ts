import type { QueryFunction, QueryKey } from '@tanstack/react-query'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { connect } from './http.ts'

// All reads of this folder, found by their names: `…Query`. `withQuery` makes an address.
const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./withQuery.ts'], {
  eager: true,
})

interface Read {
  queryKey: QueryKey
  queryFn: QueryFunction
  initialPageParam?: unknown
}

/** Serves as any parameter of a read: an id, a listing, a search. */
const ANYTHING = Object.assign('anything', { page: 1, limit: 7, sort: 'latest', query: 'anything' })

const reads = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Query'))
  .map(([name, made]): [string, Read] => [
    name,
    (typeof made === 'function' ? (made as (...asked: unknown[]) => unknown)(ANYTHING, ANYTHING) : made) as Read,
  ])

/** A client whose server responds to every request with an empty success. */
function clientOfFewWords(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  connect(client, {
    baseUrl: 'https://api.example/api/v1',
    fetch: async () => new Response(null, { status: 200 }),
    bearer: async () => undefined,
    renewed: async () => undefined,
    onUnauthorised: () => undefined,
    isCurrent: () => true,
  })
  return client
}

it('finds the reads', () => {
  expect(reads.map(([name]) => name)).toEqual(expect.arrayContaining(['listingQuery', 'myChatsQuery', 'verifiedQuery']))
})

it.for(reads)('%s handles a 200 without a body, or fails with its own text', async ([, read]) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const client = clientOfFewWords()
  const ended = await client
    .query({ queryKey: read.queryKey, queryFn: (context) => read.queryFn({ ...context, pageParam: 1 }) })
    .then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    )
  if ('data' in ended) return expect(ended.data).not.toBeUndefined()
  const { fallback, message } = ended.error as { fallback?: string; message: string }
  expect(message).toBe(fallback)
  expect(message).toMatch(/^[A-Z]/)
})
