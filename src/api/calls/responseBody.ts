import { isRecord } from '#src/lib/isRecord.ts'

/** The same response with its body loaded, so that a body that never ends counts as a time-out. */
export async function withWholeBody(response: Response): Promise<Response> {
  return new WholeResponse(await response.arrayBuffer(), response)
}

/**
 * A response that is read and copied without streams. ky copies each one for its hooks; on a phone the streams of
 * Explore's three lists took as long as rendering one of them.
 */
class WholeResponse extends Response {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer, { status, statusText, headers }: Response) {
    super(null, { status, statusText, headers })
    this.#bytes = bytes
  }

  override clone(): Response {
    return new WholeResponse(this.#bytes, this)
  }

  override text(): Promise<string> {
    return Promise.resolve(new TextDecoder().decode(this.#bytes))
  }

  override json(): Promise<unknown> {
    return this.text().then((text) => JSON.parse(text) as unknown)
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.slice(0))
  }

  override blob(): Promise<Blob> {
    return Promise.resolve(new Blob([this.#bytes], { type: this.headers.get('Content-Type') ?? '' }))
  }
}

/** Statuses of proxies, CDNs and limiters in front of the API, whatever their body is. */
const isOfAProxy = (status: number) => [429, 502, 503, 504, 511].includes(status) || (status >= 520 && status <= 530)

/** What an answer may be besides JSON: some writes have no content, and a reply may be plain text. */
export type Besides = 'nothing' | 'text' | undefined

/**
 * The API's own answer: parsed JSON, a `File` for a download, or what the contract documents besides. Undefined for
 * everything else: the response of a proxy, a page, a text, an empty or broken-off body.
 */
export async function answerIn(response: Response, besides?: Besides): Promise<{ body: unknown } | undefined> {
  const { status, ok, headers } = response
  if (isOfAProxy(status)) return undefined
  const disposition = headers.get('Content-Disposition') ?? ''
  const type = headers.get('Content-Type') ?? ''
  if (ok && (/^\s*attachment/i.test(disposition) || isFile(type)))
    return { body: new File([await response.blob()], await fileNameIn(disposition), { type }) }
  if (type.includes('html')) return undefined
  const text = await response.text()
  if (ok && besides === 'nothing' && text === '') return { body: undefined }
  if (ok && besides === 'text' && type.startsWith('text/')) return text === '' ? undefined : { body: text }
  try {
    // Parsing with a function takes five times as long (Chromium 153): it is for the servers that need it.
    const body: unknown = NUMBER_AS_ID.test(text) ? JSON.parse(text, withIdsAsTexts) : JSON.parse(text)
    return ok || isRecord(body) ? { body } : undefined
  } catch {
    return undefined
  }
}

/** A field of withIdsAsTexts in a text of JSON. */
const NUMBER_AS_ID = /(?:"id|_id|Id)"\s*:\s*-?\d/

/** Addresses and caches compare ids as texts, also if a server sends numbers. */
function withIdsAsTexts(field: string, value: unknown): unknown {
  return typeof value === 'number' && /^id$|_id$|Id$/.test(field) ? String(value) : value
}

/** A download whose name the browser hides (another origin's header) is still a download. */
function isFile(type: string): boolean {
  return /^image\/|^application\/(octet-stream|zip)/.test(type)
}

/** The name of a download (RFC 6266); '' if there is none, or if the code that reads it does not load. */
async function fileNameIn(disposition: string): Promise<string> {
  const { parse } = await import('content-disposition').catch(() => ({ parse: undefined }))
  return parse?.(inUtf8(disposition)).parameters.filename?.trim() ?? ''
}

/** Browsers read headers as Latin-1; many servers write UTF-8. */
function inUtf8(header: string): string {
  try {
    const bytes = Uint8Array.from(header, (sign) => sign.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return header
  }
}
