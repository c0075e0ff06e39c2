/**
 * Sends a request. A browser reports a redirect to an origin that it may not read as a lost connection, and takes the
 * token from a call that is redirected to any other origin: the console names both. A read is therefore first sent
 * without following; a write is not, because it would be sent twice.
 */
export async function fetchFollowing(fetch: typeof globalThis.fetch, request: Request): Promise<Response> {
  const isRead = request.method === 'GET'
  if (isRead) {
    // A copy with options loses the policy of the original.
    const { referrerPolicy } = request
    const first = await fetch(new Request(request, { redirect: 'manual', referrerPolicy }))
    if (!isRedirect(first)) return first
  }
  const { origin, pathname } = new URL(request.url)
  const call = `${request.method} ${origin}${pathname}`
  const response = await fetch(request).catch((error: unknown) => {
    if (isRead) console.error(`${call} is redirected to an address that the browser may not read: another origin?`)
    throw error
  })
  const to = response.redirected ? new URL(response.url).origin : origin
  if (to === origin) return response
  console.error(`${call} is redirected to another origin, ${to}: the browser sends no token there.`)
  // A refusal of another origin is not the API's answer.
  if (!response.ok) throw new TypeError('Redirected to another origin')
  return response
}

/** A redirect that was not followed: a browser hides its status and its address. */
function isRedirect({ type, status, headers }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && headers.has('Location'))
}
