import { isRecord } from '#src/lib/isRecord.ts'
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { characterKeys } from '../calls/characters.ts'
import { withParts } from './withParts.ts'

/** A like as views show it. Without `likeCount` they keep their count. */
export interface ShownLike {
  isLiked: boolean
  likeCount?: number
}

/** Keeps the like of one character equal in all views. */
export interface LikesInCache {
  /** Shows an optimistic like, also over later reads, as long as `isMeant` returns true: for the same viewer. */
  expect(id: string, like: ShownLike, isMeant?: () => boolean): void
  /** Shows the final state. Responses to requests from before this moment are corrected, too. */
  settle(id: string, like: ShownLike, isMeant?: () => boolean): void
}

const ofClient = new WeakMap<QueryClient, LikesInCache>()

/** The likes of this client's cache; from the first call on it observes responses. */
export function likesInCache(client: QueryClient): LikesInCache {
  const known = ofClient.get(client) ?? watched(client)
  ofClient.set(client, known)
  return known
}

/** Lists, pages and chats contain whole characters; statistics belong to the character in their key. */
export function withLike(data: unknown, id: string, like: ShownLike): unknown {
  if (Array.isArray(data)) return withParts(data, (part) => withLike(part, id, like))
  if (!isRecord(data)) return data
  if (data.id === id) return saying(data, like)
  if ('creatorId' in data) return data // Another character: nothing below it matches.
  return withParts(data, (part) => withLike(part, id, like))
}

function watched(client: QueryClient): LikesInCache {
  const cache = client.getQueryCache()
  /** Counts the changes here, so that a read can be older or newer than a like. */
  let moment = 0
  const likes = new Map<string, { like: ShownLike; since: number; isMeant: () => boolean }>()
  const began = new WeakMap<Query, number>()
  const dataFrom = new WeakMap<Query, number>()
  let isPatching = false

  const patch = (query: Query, id: string, like: ShownLike) => {
    const { data } = query.state
    const isOwnStats = query.queryHash === JSON.stringify(characterKeys.stats(id))
    const next = isOwnStats && isRecord(data) ? saying(data, like) : withLike(data, id, like)
    if (next === data) return
    isPatching = true
    // Not `setQueryData`: keeps the age of the data and its invalidation.
    query.setState({ data: next })
    isPatching = false
  }

  cache.subscribe((event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated' || isPatching || !mayHoldCharacters(event.query)) return
    const { query, action } = event
    if (action.type === 'fetch') began.set(query, moment)
    else if (action.type === 'success') dataFrom.set(query, action.manual ? moment : (began.get(query) ?? 0))
    else if (action.type !== 'setState') return // 'setState' restores older data, for example after a cancelled read.
    for (const [id, { like, since, isMeant }] of likes) {
      if (!isMeant()) likes.delete(id)
      else if (since > (dataFrom.get(query) ?? 0)) patch(query, id, like)
    }
  })

  const show = (id: string, like: ShownLike, since: number, isMeant: () => boolean) => {
    if (!isMeant()) return
    likes.set(id, { like, since, isMeant })
    for (const query of cache.getAll()) if (mayHoldCharacters(query)) patch(query, id, like)
  }

  return {
    expect: (id, like, isMeant = always) => show(id, like, Infinity, isMeant),
    settle: (id, like, isMeant = always) => show(id, like, ++moment, isMeant),
  }
}

const always = () => true

function mayHoldCharacters({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[0] === characterKeys.all[0] || queryKey[0] === 'chats'
}

function saying(record: Record<string, unknown>, { isLiked, likeCount }: ShownLike): Record<string, unknown> {
  const count = likeCount ?? record.likeCount
  if (record.isLiked === isLiked && record.likeCount === count) return record
  return { ...record, isLiked, ...(count !== undefined && { likeCount: count }) }
}
