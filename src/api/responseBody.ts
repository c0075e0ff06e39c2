import { ApiError } from './ApiError.ts'

/** The same response with its body arrived, so that a body that never ends counts as no response in time. */
export async function withWholeBody(response: Response): Promise<Response> {
  return new WholeResponse(await response.arrayBuffer(), response)
}

/**
 * A response that is read and copied without streams. ky copies each one for its hooks; on a phone the streams of
 * Explore's three listings took as long as drawing one of them.
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

/** What a response says: parsed JSON, text, a `File` for a download, `undefined` where there is nothing. */
export async function bodyOf(response: Response): Promise<unknown> {
  const disposition = response.headers.get('Content-Disposition')
  const type = response.headers.get('Content-Type') ?? ''
  if (disposition?.startsWith('attachment') || isFile(type))
    return new File([await response.blob()], fileNameOf(disposition ?? ''), { type })
  const text = await response.text()
  if (text === '') return undefined
  // A page is the response of some proxy or of the site itself, never of the API.
  if (type.includes('html')) throw new ApiError({ status: response.status, body: text })
  if (!type.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError({ status: response.status, body: text })
  }
}

/** A download whose name the browser may not see (another origin's header) is one all the same. */
function isFile(type: string): boolean {
  return /^image\/|^application\/(octet-stream|zip)/.test(type)
}

/** RFC 6266: `filename*` (percent-encoded UTF-8) wins over `filename`; '' when neither is given. */
function fileNameOf(disposition: string): string {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // A name that cannot be decoded is no name; the plain one follows.
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1]?.trim() ?? ''
}
