import { type Schema, validate } from '@cfworker/json-schema'
import type { Operation } from '#src/contract/strict/operations.ts'
import type {
  Alteration,
  FieldAlteration,
  MoveAlteration,
  Put,
  RefuseAlteration,
  Reply,
  ResponseAlteration,
} from './alteration.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import { conformed, firstTextIn } from './conformed.ts'

/** The traffic of a server that follows a new contract, over one that follows ours. */
export interface ChangedTraffic {
  /** The response that the new contract has instead; undefined if it accepts the request. */
  refusal(operation: Operation, request: Request): Promise<Response | undefined>
  /** The request with our values instead of those that the app got from `response`, such as ids. */
  original(request: Request): Promise<Request>
  /** The response as the new contract describes it. */
  response(operation: Operation, response: Response): Promise<Response>
}

/** The end of what it says to a request that it refuses. */
export const REFUSED = ' does not follow the new contract.'

/** Shorter values may be in a request by chance. */
const SHORTEST_RETURNED = 4

export function changedTraffic(alterations: readonly Alteration[]): ChangedTraffic {
  /** Our values, by the values that took their place in responses. */
  const originals = new Map<string, unknown>()
  const turns = new Map<FieldAlteration, number>()
  const of = ({ id }: Operation) => alterations.filter(({ operation }) => operation === id)

  function put(alteration: FieldAlteration, value: unknown): unknown {
    const turn = turns.get(alteration) ?? 0
    turns.set(alteration, turn + 1)
    const given = alteration.puts[turn % alteration.puts.length] as Put
    if ('absent' in given) return undefined
    const after = 'value' in given ? given.value : conformed(value, given.schema, turn)
    if (isReturned(after) && after !== value) originals.set(String(after), value)
    return after
  }

  const ours = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(ours)
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, ours(each)]))
    return isReturned(value) ? (originals.get(String(value)) ?? value) : value
  }

  return {
    async refusal(operation, request) {
      for (const each of of(operation))
        if (each.kind === 'refuse' && (await isRefused(each, request))) return refusalOf(each)
      return undefined
    },
    async original(request) {
      if (originals.size === 0) return request
      const url = new URL(request.url)
      url.pathname = (ours(url.pathname.split('/')) as string[]).join('/')
      url.search = String(new URLSearchParams(ours([...url.searchParams]) as [string, string][]))
      const sent = await jsonIn(request)
      const { method, headers, signal } = request
      const body = sent === undefined ? await request.clone().text() : JSON.stringify(ours(sent))
      return new Request(url, { method, headers, signal, ...(body !== '' && { body }) })
    },
    async response(operation, response) {
      let altered = response
      for (const each of of(operation))
        if (each.kind !== 'refuse' && isOfStatus(each.status, response.status))
          altered = await alter(each, altered, put)
      return altered
    },
  }
}

/** Numbers and longer texts; not the words of a person. */
function isReturned(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && String(value).length >= SHORTEST_RETURNED
}

function isOfStatus(described: string, status: number): boolean {
  if (described === 'success') return status < 300
  return described === 'default' ? status >= 500 : described === String(status)
}

async function alter(
  alteration: ResponseAlteration,
  response: Response,
  put: (alteration: FieldAlteration, value: unknown) => unknown,
): Promise<Response> {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  if (alteration.kind === 'header') {
    headers.delete(alteration.name)
    return new Response(await response.arrayBuffer(), { status, statusText, headers })
  }
  const body = await jsonIn(response)
  if (alteration.kind === 'answer') {
    const failure = { title: firstTextIn(body) || undefined, status: alteration.as, ...(isRecord(body) && body) }
    return replied(alteration, alteration.as < 400 ? body : failure)
  }
  if (body === undefined) return response
  const replace = (value: unknown) => (alteration.kind === 'move' ? moved(value, alteration) : put(alteration, value))
  const after = replacedAt(body, alteration.path, replace) ?? null
  return new Response(JSON.stringify(after), { status, statusText, headers })
}

function replied({ as, type = 'application/json', schema }: Reply, said: unknown): Response {
  if (!schema) return new Response(null, { status: as })
  return new Response(JSON.stringify(conformed(said, schema)), { status: as, headers: { 'Content-Type': type } })
}

async function jsonIn(message: Request | Response): Promise<unknown> {
  try {
    return JSON.parse(await message.clone().text())
  } catch {
    return undefined
  }
}

/** The same value with another one at the path; undefined removes a field. A missing parent stays missing. */
function replacedAt(value: unknown, [step, ...rest]: string[], replace: (value: unknown) => unknown): unknown {
  if (step === undefined) return replace(value)
  if (Array.isArray(value)) return step === '*' ? value.map((item) => replacedAt(item, rest, replace)) : value
  if (!isRecord(value)) return value
  const names = step === '*' ? Object.keys(value) : [step]
  return { ...value, ...Object.fromEntries(names.map((name) => [name, replacedAt(value[name], rest, replace)])) }
}

function moved(value: unknown, { from, to }: MoveAlteration): unknown {
  if (!isRecord(value) || !(from in value)) return value
  const { [from]: given, ...others } = value
  const [first = '', ...inside] = to
  const after = inside.reduceRight<unknown>((nested, name) => ({ [name]: nested }), given)
  return { ...others, [first]: isRecord(after) && isRecord(others[first]) ? { ...others[first], ...after } : after }
}

async function isRefused({ part, rule = {} }: RefuseAlteration, request: Request): Promise<boolean> {
  if (part === 'call') return true
  if (part === 'token') return !request.headers.has('Authorization')
  if (part === 'header') return !isValid(Object.fromEntries(request.headers), rule)
  if (part === 'query') {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const typed = Object.fromEntries(Object.entries(query).map(([name, text]) => [name, typedText(text)]))
    return !isValid(query, rule) && !isValid(typed, rule)
  }
  const body = await jsonIn(request)
  return body !== undefined && !isValid(body, rule)
}

function typedText(text: string): unknown {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  return text === 'true' || text === 'false' ? text === 'true' : text
}

function isValid(value: unknown, rule: Schema): boolean {
  return validate(value, rule, '2020-12').valid
}

function refusalOf(alteration: RefuseAlteration): Response {
  const { part, as: status } = alteration
  const words = { 401: 'Authentication required to perform this action.', 404: 'Not Found', 405: 'Method Not Allowed' }
  const detail = words[status as keyof typeof words] ?? `The ${part}${REFUSED}`
  return replied({ schema: {}, ...alteration }, { detail, title: detail, message: detail, status })
}
