import { exampleRequest } from '#mocks/strict/exampleRequest.ts'
import { allOperations, type Operation } from '#mocks/strict/operations.ts'
import type { DepartureLog } from './departure.ts'
import { departuresOf } from './departuresOf.ts'

/** Reads that use something up. */
const NOT_SAFE = new Set(['verifyEmail', 'confirmEmailUpdate'])

export interface SafeReads {
  made: { operation: string; status: number }[]
  skipped: { operation: string; why: string }[]
}

/** What was learnt from earlier responses, and stands in later addresses. */
type Known = Partial<Record<'characterId' | 'chatId' | 'userId' | 'username', string>>

/** Makes every read of the contract that changes nothing, and holds each response to the contract. */
export async function makeSafeReads(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  token: string | undefined,
  log: DepartureLog,
): Promise<SafeReads> {
  const reads: SafeReads = { made: [], skipped: [] }
  const known: Known = {}
  for (const operation of inOrder(allOperations.filter(({ method }) => method === 'GET'))) {
    const why = whySkipped(operation, token, known)
    if (why) {
      reads.skipped.push({ operation: operation.id, why })
      continue
    }
    const response = await fetch(requestFor(operation, baseUrl, token, known))
    log.add(await departuresOf(operation, response))
    reads.made.push({ operation: operation.id, status: response.status })
    if (response.ok) learn(operation, await response.json().catch(() => undefined), known)
  }
  return reads
}

/** Lists first: the others need what is in them. */
function inOrder(operations: Operation[]): Operation[] {
  const first = ['listCharacters', 'readMe', 'listMyChats']
  const place = ({ id }: Operation) => (first.includes(id) ? first.indexOf(id) : first.length)
  return operations.sort((one, other) => place(one) - place(other))
}

function whySkipped(
  { id, token: needs, path }: Operation,
  token: string | undefined,
  known: Known,
): string | undefined {
  if (NOT_SAFE.has(id)) return 'uses a link up'
  if (needs === 'access' && token === undefined) return 'needs a token (PERIGEE_TOKEN)'
  const isChat = path.startsWith('/chats/{')
  if (isChat && known.chatId === undefined) return 'there is no chat to read'
  if (path.startsWith('/characters/{') && known.characterId === undefined) return 'there is no character to read'
  return undefined
}

function requestFor(operation: Operation, baseUrl: string, token: string | undefined, known: Known): Request {
  const query: Record<string, string | undefined> = {}
  for (const { name, in: where } of operation.parameters)
    if (where === 'query' && /^character_?id$/i.test(name) && known.characterId) query[name] = known.characterId
  const example = exampleRequest(operation, baseUrl, {
    token: operation.token === 'none' ? undefined : token,
    query,
  })
  const id = operation.tag === 'chats' ? known.chatId : operation.tag === 'auth' ? known.userId : known.characterId
  const path = operation.path
    .replace('{id}', encodeURIComponent(id ?? '00000000-0000-4000-8000-000000000000'))
    .replace('{username}', encodeURIComponent(known.username ?? 'nobody'))
  const address = new URL(example.url)
  address.pathname = new URL(`${baseUrl}${path}`).pathname
  return new Request(address, { headers: example.headers })
}

function learn({ id }: Operation, body: unknown, known: Known): void {
  const first = (body as { data?: Record<string, unknown>[] } | undefined)?.data?.[0]
  if (id === 'listCharacters' && first) {
    known.characterId = String(first.id)
    known.userId ??= text(first.creatorId)
    known.username ??= text(first.creatorUsername)
  }
  if (id === 'listMyChats' && first) known.chatId = String(first.id)
  if (id === 'readMe') {
    const me = body as Record<string, unknown>
    known.userId = text(me.id) ?? known.userId
    known.username = text(me.username) ?? known.username
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
