import type { PretendServer } from '#mocks/server/pretendServer.ts'

/** Whether a request is for the API that the pretend server stands in for. */
export function isApiCall(url: string, baseUrl: string): boolean {
  const api = new URL(baseUrl, globalThis.location?.href ?? url)
  const asked = new URL(url)
  return asked.origin === api.origin && asked.pathname.startsWith(`${api.pathname.replace(/\/$/, '')}/`)
}

/** `fetch` of a world whose server is in this very page; everything that is no call of the API goes to the network. */
export function inPageFetch(
  server: Pick<PretendServer, 'fetch'>,
  baseUrl: string,
  network: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    return isApiCall(request.url, baseUrl) ? server.fetch(request) : network(request)
  }
}
