import { ApiError } from './ApiError.ts'

/** The same response with its body arrived, so that a body that never ends counts as no response in time. */
export async function withWholeBody(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
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
