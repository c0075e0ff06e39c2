import type { CallBodies, LoggedCall } from '#mocks/callLog.ts'

/** A call as code that makes it again, for a console. */
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
    ? `fetch(${address})`
    : `fetch(${address}, ${JSON.stringify(init, undefined, 2)})`
}
