import type { CallBodies, LoggedCall } from '#mocks/calls/callLog.ts'

/**
 * A call as code that repeats it in the app's console. `perigee.fetch` is the app's own transport to the mock server; a
 * plain `fetch` would leave the page if the server is in it.
 */
export function asFetch({ method, path }: LoggedCall, bodies: CallBodies | undefined, baseUrl = '/api/v1'): string {
  const headers = Object.fromEntries(
    Object.entries(bodies?.headers ?? {}).filter(([name]) => ['authorization', 'content-type'].includes(name)),
  )
  const init = {
    ...(method !== 'GET' && { method }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(bodies?.request !== undefined && { body: bodies.request }),
  }
  const address = JSON.stringify(baseUrl + path)
  return Object.keys(init).length === 0
    ? `perigee.fetch(${address})`
    : `perigee.fetch(${address}, ${JSON.stringify(init, undefined, 2)})`
}
