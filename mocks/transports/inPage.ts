import type { MockServer } from '#mocks/server/mockServer.ts'

/** Whether a request is for the API that the mock server replaces. */
export function isApiCall(url: string, baseUrl: string): boolean {
  const api = new URL(baseUrl, globalThis.location?.href ?? url)
  const asked = new URL(url)
  return asked.origin === api.origin && asked.pathname.startsWith(`${api.pathname.replace(/\/$/, '')}/`)
}

/** A `fetch` for a world whose server is in the page; requests outside the API use the network. */
export function inPageFetch(
  server: Pick<MockServer, 'fetch'>,
  baseUrl: string,
  network: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    return isApiCall(request.url, baseUrl) ? server.fetch(request) : network(request)
  }
}
