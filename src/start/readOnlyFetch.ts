import { READ_ONLY_CODE } from '#src/api/calls/ApiError.ts'
import { writes } from '#src/api/calls/writes.ts'

export const READ_ONLY = 'This environment is read-only: nothing was sent.'

/** The same `fetch` without writes: they get a refusal here and are never sent. */
export function readOnlyFetch(
  network: typeof globalThis.fetch,
  baseUrl: string,
  onBlocked: () => void,
): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    if (!isWrite(request, baseUrl)) return network(request)
    onBlocked()
    return Promise.resolve(Response.json({ detail: READ_ONLY, code: READ_ONLY_CODE }, { status: 403 }))
  }
}

function isWrite({ method, url }: Request, baseUrl: string): boolean {
  const base = new URL(baseUrl, url).href
  return url.startsWith(`${base}/`) && writes(method, url.slice(base.length))
}
