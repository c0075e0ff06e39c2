import { ApiError } from './ApiError.ts'

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

/** The content of a response: parsed JSON, text, a `File` for a download, `undefined` if it is empty. */
export async function bodyOf(response: Response): Promise<unknown> {
  const disposition = response.headers.get('Content-Disposition') ?? ''
  const type = response.headers.get('Content-Type') ?? ''
  if (/^\s*attachment/i.test(disposition) || isFile(type))
    return new File([await response.blob()], await fileNameIn(disposition), { type })
  const text = await response.text()
  if (text === '') return undefined
  // An HTML page is the response of a proxy or of the site itself, never of the API.
  if (type.includes('html')) throw new ApiError({ status: response.status, body: text })
  if (!type.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError({ status: response.status, body: text })
  }
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
