import { exampleRequest } from '../strict/exampleRequest.ts'
import { allOperations, type Operation } from '../strict/operations.ts'
import type { DepartureLog } from './departure.ts'
import { departuresOf, redirectOf } from './departuresOf.ts'

export interface SafeReads {
  made: { operation: Operation; status: number }[]
  /** The calls that were not checked, with the reason: not made, failed, or an empty list. */
  unchecked: { operation: Operation; why: string }[]
}

/** Values of earlier responses that later addresses need. */
type KnownValues = Partial<Record<'characterId' | 'ownCharacterId' | 'chatId' | 'userId' | 'username', string>>

/** Makes every read of the contract that changes nothing, and checks each response against the contract. */
export async function makeSafeReads(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
  token: string | undefined,
  log: DepartureLog,
): Promise<SafeReads> {
  const reads: SafeReads = { made: [], unchecked: [] }
  const known: KnownValues = {}
  for (const operation of inOrder(allOperations.filter(({ method }) => method === 'GET'))) {
    const why = whySkipped(operation, token, known)
    if (why) {
      reads.unchecked.push({ operation, why })
      continue
    }
    const request = requestFor(operation, baseUrl, token, known)
    const first = await fetch(new Request(request, { redirect: 'manual' }))
    const elsewhere = redirectOf(operation, first, request.url)
    if (elsewhere.length > 0) {
      log.add(elsewhere)
      reads.unchecked.push({ operation, why: `got ${elsewhere[0]!.actual}` })
      continue
    }
    const response = first.status >= 300 && first.status < 400 ? await fetch(request) : first
    log.add(await departuresOf(operation, response))
    reads.made.push({ operation, status: response.status })
    const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
    if (!response.ok) reads.unchecked.push({ operation, why: `got ${response.status}` })
    else if (isEmptyList(body)) reads.unchecked.push({ operation, why: 'its list is empty' })
    learn(operation, body, known)
  }
  return reads
}

/** The reason why these reads are insufficient to approve the server; undefined if they suffice. */
export function whyTooLittle({ made, unchecked }: SafeReads, token: string | undefined): string | undefined {
  const succeeded = made.filter(({ status }) => status >= 200 && status < 300)
  if (succeeded.length === 0) return 'No read succeeded.'
  if (token !== undefined && !succeeded.some(({ operation }) => operation.token === 'access'))
    return 'No read of a signed-in person succeeded: PERIGEE_TOKEN is not accepted.'
  if (unchecked.some(({ why }) => why === NO_CHARACTER)) return 'The server has no character, so little could be read.'
  return undefined
}

/** Lists first: the others need their entries. */
function inOrder(operations: Operation[]): Operation[] {
  const first = ['listCharacters', 'readMe', 'listMyCharacters', 'listMyChats']
  const place = ({ id }: Operation) => (first.includes(id) ? first.indexOf(id) : first.length)
  return operations.sort((one, other) => place(one) - place(other))
}

const NO_CHARACTER = 'there is no character to read'

/** The value that an address needs, by the beginning of its path; the first match counts. */
const NEEDED: { path: RegExp; key: keyof KnownValues; why: string }[] = [
  { path: /^\/chats\/\{/, key: 'chatId', why: 'there is no chat to read' },
  // Only the owner may read a character's pictures.
  { path: /^\/characters\/\{id\}\/collections/, key: 'ownCharacterId', why: 'the person has no character' },
  { path: /\{username\}/, key: 'username', why: 'there is nobody to read' },
  { path: /^\/auth\/\{/, key: 'userId', why: 'there is nobody to read' },
  { path: /^\/characters\/\{/, key: 'characterId', why: NO_CHARACTER },
]

function whySkipped(operation: Operation, token: string | undefined, known: KnownValues): string | undefined {
  if (operation.writes) return 'changes something (x-writes)'
  if (operation.token === 'access' && token === undefined) return 'needs a token (PERIGEE_TOKEN)'
  const needed = NEEDED.find(({ path }) => path.test(operation.path))
  return needed && known[needed.key] === undefined ? needed.why : undefined
}

function requestFor(operation: Operation, baseUrl: string, token: string | undefined, known: KnownValues): Request {
  const query: Record<string, string | undefined> = {}
  for (const { name, in: where } of operation.parameters)
    if (where === 'query' && /^character_?id$/i.test(name) && known.characterId) query[name] = known.characterId
  const example = exampleRequest(operation, baseUrl, {
    token: operation.token === 'none' ? undefined : token,
    query,
  })
  const key = NEEDED.find(({ path }) => path.test(operation.path))?.key
  const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent((key && known[key]) ?? ''))
  const address = new URL(example.url)
  address.pathname = new URL(`${baseUrl}${path}`).pathname
  return new Request(address, { headers: example.headers })
}

function learn({ id }: Operation, body: unknown, known: KnownValues): void {
  const first = listIn(body)?.[0] as Record<string, unknown> | undefined
  if (id === 'listCharacters' && first) {
    known.characterId = text(first.id)
    known.userId ??= text(first.creatorId)
    known.username ??= text(first.creatorUsername)
  }
  if (id === 'listMyCharacters' && first) known.ownCharacterId = text(first.id)
  if (id === 'listMyChats' && first) known.chatId = text(first.id)
  if (id === 'readMe') {
    const me = (body ?? {}) as Record<string, unknown>
    known.userId = text(me.id) ?? known.userId
    known.username = text(me.username) ?? known.username
  }
}

/** The list of a response: the body itself, or its `data`. */
function listIn(body: unknown): unknown[] | undefined {
  const list = (body as { data?: unknown } | undefined | null)?.data ?? body
  return Array.isArray(list) ? list : undefined
}

function isEmptyList(body: unknown): boolean {
  return listIn(body)?.length === 0
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
