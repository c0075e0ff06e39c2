import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { BrokenConnection } from '#mocks/faults/brokenConnection.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import type { MockControls } from '#mocks/world/mockControls.ts'
import { handleControlCall, CONTROL_PATH, isFromHere, refusal } from './controlCalls.ts'
import { pictureFile } from './pictureFiles.ts'

export const PICTURES_PATH = '/pictures/'

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Allow, Content-Disposition, Retry-After',
}
/** No browser keeps a response of the API (NS-45). */
const NOT_KEPT = { 'Cache-Control': 'no-store' }
const PREFLIGHT = {
  ...CORS,
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
}

/**
 * The response to a request over HTTP: a preflight, a picture, or a response of the mock server; readable from any
 * site. `url` is the server's own address, which its picture addresses contain.
 */
export async function httpResponse(
  { server, url, controls }: { server: MockServer; url: string; controls: MockControls | undefined },
  request: Request,
  { incoming, outgoing }: HttpBindings,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  // Other sites may neither make these calls nor read their responses.
  if (pathname.startsWith(`${CONTROL_PATH}/`)) {
    if (!controls) return refusal(403, 'Start the server with --control to open the control calls.')
    if (!isFromHere(request, incoming.socket.remoteAddress))
      return refusal(403, 'Control calls are for this machine only.')
    const plain = await plainRequest(request)
    return plain ? handleControlCall(controls, plain) : tooLarge(outgoing)
  }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
  if (pathname.startsWith(PICTURES_PATH)) return withCors(await pictureFile(pathname.slice(PICTURES_PATH.length)))
  try {
    const plain = await plainRequest(request)
    if (!plain) return withCors(tooLarge(outgoing))
    const response = await server.fetch(plain)
    if (response.status === 401) await sayUnauthorised(request, response)
    return withCors(await withPicturesAt(new URL(request.url).origin, url, response), NOT_KEPT)
  } catch (failure) {
    // Ends the connection without a response, like a network failure.
    if (!(failure instanceof BrokenConnection) && !request.signal.aborted) console.error(failure)
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
}

/**
 * In the page, a 401 is part of being signed out and the panel shows it; over HTTP it would be invisible, so it is
 * printed. The query is left out, because it may contain a secret.
 */
async function sayUnauthorised({ method, url, headers }: Request, response: Response): Promise<void> {
  const said = response.clone().json() as Promise<{ detail?: unknown } | null>
  const body = await said.catch(() => null)
  const detail = typeof body?.detail === 'string' ? ` ${body.detail}` : ''
  const missing = headers.has('Authorization') ? '' : ' It carried no Authorization header.'
  console.warn(`The mock server returned 401 to ${method} ${new URL(url).pathname}.${detail}${missing}`)
}

/** The adapter's request only resembles a Request. Undefined if its body is too large. */
async function plainRequest(request: Request): Promise<Request | undefined> {
  const { url, method, headers, signal } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  const body = await boundedBody(request)
  return body && new Request(url, { method, headers, signal, body: body.byteLength > 0 ? body : null })
}

function tooLarge(outgoing: HttpBindings['outgoing']): Response {
  // The rest of the body is not read.
  outgoing.shouldKeepAlive = false
  return refusal(413, `The body is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB.`)
}

/**
 * Other devices in the network use another host name for this machine, so picture addresses get the host of the
 * request.
 */
async function withPicturesAt(origin: string, url: string, response: Response): Promise<Response> {
  if (origin === url || !response.headers.get('Content-Type')?.includes('json')) return response
  const text = (await response.text()).replaceAll(`${url}${PICTURES_PATH}`, `${origin}${PICTURES_PATH}`)
  const headers = new Headers(response.headers)
  // The length has changed, because host names differ in length.
  headers.delete('Content-Length')
  return new Response(text, { status: response.status, headers })
}

function withCors(response: Response, more: Record<string, string> = {}): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...CORS, ...more })) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

/** The largest database, that of `many-characters`, has a tenth of this size. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

/** The body of a request as bytes. Undefined if it is larger than the limit; reading stops there. */
async function boundedBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
