import * as v from 'valibot'
import { type Exchange, headerOf } from '#src/contract/capture/exchange.ts'

/** HAR files of ten screens have a few megabytes; a larger file contains more than one bug needs. */
export const LARGEST_HAR = 150_000_000
const VERSIONS = ['1.1', '1.2', '1.3']

// Programs write null for what they do not know.
const headers = v.nullish(v.array(v.object({ name: v.string(), value: v.nullish(v.string(), '') })), [])
const text = v.nullish(v.string())
const entrySchema = v.object({
  startedDateTime: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text)), 'is no time'),
  ),
  request: v.object({
    method: v.string(),
    url: v.string(),
    headers,
    postData: v.nullish(v.object({ text })),
  }),
  response: v.nullish(
    v.object({ status: v.nullish(v.number(), 0), headers, content: v.nullish(v.object({ text, encoding: text }), {}) }),
    {},
  ),
})
/** Of an entry of any site. */
const addressSchema = v.object({ request: v.object({ url: v.string() }) })
/** An empty version means 1.1. */
const harSchema = v.object({ log: v.object({ version: v.nullish(v.string(), ''), entries: v.array(v.unknown()) }) })

/** A session as a browser saved it. */
export interface HarSession {
  exchanges: Exchange[]
  /** The target of most calls to the API. */
  baseUrl: string
  /** The page of the last call. */
  place: string
  /** The number of entries that are no call of the API. */
  skipped: number
}

/** Parses a HAR file, or returns one sentence about its error. */
export function readHar(text: string, api?: string): HarSession | { problem: string } {
  if (text.length > LARGEST_HAR) return { problem: `The file is larger than ${LARGEST_HAR / 1_000_000} MB.` }
  let content: unknown
  try {
    // HAR 1.2 asks readers to ignore a byte-order mark.
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { problem: 'The file is no JSON; it may be cut short.' }
  }
  const har = v.safeParse(harSchema, content)
  if (!har.success) return { problem: 'The file is JSON, but no HAR: it has no log with a version and entries.' }
  const { version, entries } = har.output.log
  if (!VERSIONS.includes(version || '1.1'))
    return { problem: `The file is a HAR of version "${version.slice(0, 20)}"; ${VERSIONS.join(', ')} can be read.` }
  const urls = entries.map((entry) => (v.is(addressSchema, entry) ? entry.request.url : ''))
  const baseUrl = api ?? commonBase(urls)
  const ours = urls.map((url) => url.startsWith(`${baseUrl}/`))
  if (baseUrl === undefined || !ours.includes(true))
    return { problem: 'The HAR holds no call of the API; --api says where it is, if not at /api/v1.' }
  const exchanges: Exchange[] = []
  for (const [at, entry] of entries.entries()) {
    const read = v.safeParse(entrySchema, entry)
    if (read.success) exchanges.push(exchangeOf(read.output))
    else if (ours[at]) {
      const [issue] = read.issues
      return { problem: `Entry ${at + 1} of the HAR is damaged: ${v.getDotPath(issue) ?? 'it'} ${issue.message}.` }
    }
  }
  const skipped = ours.filter((isOurs) => !isOurs).length
  return { exchanges, baseUrl, place: lastPlace(exchanges, baseUrl), skipped }
}

function exchangeOf({ startedDateTime, request, response }: v.InferOutput<typeof entrySchema>): Exchange {
  const { text, encoding } = response.content
  return {
    method: request.method.toUpperCase(),
    url: request.url,
    requestHeaders: fields(request.headers),
    requestBody: request.postData?.text ?? undefined,
    status: response.status,
    responseHeaders: fields(response.headers),
    responseBody: typeof text === 'string' && encoding === 'base64' ? decoded(text) : (text ?? undefined),
    at: new Date(startedDateTime).toISOString(),
  }
}

function fields(list: { name: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(list.map(({ name, value }) => [name, value]))
}

/** Undefined for a picture and for invalid base64. */
function decoded(text: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function commonBase(urls: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const url of urls) {
    const base = /^https?:\/\/[^/]+(?:\/[^/?#]+)*?\/api\/v1(?=\/)/.exec(url)?.[0]
    if (base !== undefined) counts.set(base, (counts.get(base) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** A page that was loaded, or the referrer of a later call. */
function lastPlace(exchanges: readonly Exchange[], baseUrl: string): string {
  const pages = exchanges.flatMap(({ url, method, responseHeaders, requestHeaders }) => {
    const isPage = method === 'GET' && headerOf(responseHeaders, 'content-type')?.startsWith('text/html')
    if (isPage && !url.startsWith(`${baseUrl}/`)) return [url]
    const referer = url.startsWith(`${baseUrl}/`) ? headerOf(requestHeaders, 'referer') : undefined
    // Across origins, browsers send the origin only.
    return referer === undefined || new Set(['/', undefined]).has(URL.parse(referer)?.pathname) ? [] : [referer]
  })
  const last = URL.parse(pages.at(-1) ?? '')
  return last ? `${last.pathname}${last.search}` : '/'
}
