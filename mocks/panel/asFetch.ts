import type { CallBodies, LoggedCall } from '#mocks/calls/callLog.ts'

/**
 * A call as code that makes it again, for the console of the app. `perigee.fetch` is the app's own way to the pretend
 * server, whatever the transport; `fetch` would leave the page where the server is in it.
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
