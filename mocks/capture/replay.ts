import { getResponse, type HttpHandler } from 'msw'
import { addressOf } from '#src/contract/capture/address.ts'
import type { Operation } from '#src/contract/strict/operations.ts'
import type { ServerParts } from '#mocks/handlers/serverParts.ts'
import type { Row } from '#mocks/db/schemas.ts'
import { freshIn } from './freshIn.ts'

/** The address by which handlers find a response. */
const API = 'http://mock.invalid/api/v1'
/** The text of the call list for a call that the session never made. */
export const NEVER_SEEN = 'not in the capture'
/** The source of lists without an order. */
const POOLS: Partial<Record<string, string>> = { searchCharacters: '/characters', listSimilarCharacters: '/characters' }

export interface Replay {
  /** The session's response to this call; undefined in a world of the fixtures, and if the tables have the response. */
  responseTo(operation: Operation, request: Request): Promise<{ response: Response; why?: string } | undefined>
  /** Whether the real server sent it unchanged: it may depart from the contract. */
  isAsItCame(response: Response): boolean
}

/** Replays the reads of the captured session. The mock server itself handles writes. */
export function createReplay({ db }: Pick<ServerParts, 'db'>, handlers: HttpHandler[]): Replay {
  const asItCame = new WeakSet<Response>()

  async function responseTo(operation: Operation, request: Request) {
    const [capture] = db.captures.all()
    if (!capture || operation.method !== 'GET' || operation.writes) return undefined
    const address = addressOf(request.url, API)
    const read = db.reads.findFirst((q) => q.where({ id: address }))
    const fresh = freshIn(db, capture)
    if (!read) {
      if (fresh.isAbout(address)) return undefined
      const detail = `The capture does not hold ${operation.id} at ${address}: the session never made this call.`
      return { response: Response.json({ detail }, { status: 501 }), why: NEVER_SEEN }
    }
    if (read.kind === 'rows') return undefined
    if (read.kind === 'list') return { response: await listed(read, request, fresh) }
    const response = Response.json(read.body)
    if (read.departs) asItCame.add(response)
    return { response, why: read.departs ? 'departs from the contract, as it came' : 'as it came' }
  }

  /** The current entries of a page in the captured order; entries created since are first. */
  async function listed(read: Row<'reads'>, request: Request, fresh: ReturnType<typeof freshIn>): Promise<Response> {
    const pool = new URL(API + (POOLS[read.operation] ?? new URL(request.url).pathname.slice('/api/v1'.length)))
    pool.search = '?page=1&limit=1000000'
    const all = await getResponse(handlers, new Request(pool, { headers: request.headers }))
    if (!all?.ok) return all ?? Response.error()
    const { data } = (await all.json()) as { data: { id: string }[] }
    const byId = new Map(data.map((entry) => [entry.id, entry]))
    const moved = fresh.ids(read)
    const isNew = (id: string) => !POOLS[read.operation] && moved.has(id)
    const kept = read.entries.filter((id) => byId.has(id) && !isNew(id))
    const made = data.filter(({ id }) => isNew(id))
    const isFirst = Number(new URL(request.url).searchParams.get('page') ?? 1) === 1
    const entries = [...(isFirst ? made : []), ...kept.map((id) => byId.get(id))]
    if (read.meta === null) return Response.json(entries)
    const total = read.meta.total_results
    const more = entries.length - read.entries.length
    const meta = typeof total === 'number' ? { ...read.meta, total_results: Math.max(0, total + more) } : read.meta
    return Response.json({ data: entries, meta })
  }

  return { responseTo, isAsItCame: (response) => asItCame.has(response) }
}
