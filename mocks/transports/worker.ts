import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { BrokenConnection } from '#mocks/faults/brokenConnection.ts'
import type { PretendServer } from '#mocks/server/pretendServer.ts'
import { inPageFetch, isApiCall } from './inPage.ts'

interface WorkerOptions {
  baseUrl: string
  /** Address of the worker's script; under the folder the app is served from. */
  scriptUrl: string
  /** That folder. */
  scope: string
}

/** Marks the responses of the pretend server; a response without it means that the worker let the call through. */
const MARK = 'X-Pretend-Server'
/** Says which call of this page it is, so that giving it up reaches the server. */
const CALL = 'X-Pretend-Call'
const START_TIMEOUT_MS = 5_000

/**
 * `fetch` of a world whose calls pass through a service worker, so that the browser's network panel shows them. The
 * server itself stays in this page. A call that no worker can take is handled in the page: where the browser refuses
 * workers, after a hard reload, and when a worker lets a call slip.
 */
export async function workerFetch(
  server: Pick<PretendServer, 'fetch'>,
  { baseUrl, scriptUrl, scope }: WorkerOptions,
): Promise<typeof globalThis.fetch> {
  const inPage = inPageFetch(server, baseUrl)
  const underWay = new Map<string, AbortSignal>()
  let count = 0

  const reason = await whyNotStarted(server, underWay, { baseUrl, scriptUrl, scope })
  if (reason) {
    console.info(`The pretend server runs in the page, not through a service worker: ${reason}`)
    return inPage
  }

  return async (input, init) => {
    const request = new Request(input, init)
    if (!isApiCall(request.url, baseUrl) || !navigator.serviceWorker.controller) return inPage(request)
    const call = String(++count)
    const marked = new Request(request.clone(), { headers: [...request.headers, [CALL, call]] })
    underWay.set(call, request.signal)
    try {
      const response = await fetch(marked)
      return response.headers.has(MARK) ? response : await inPage(request)
    } finally {
      underWay.delete(call)
    }
  }
}

/** Starts the worker; resolves with the reason if it could not start. */
async function whyNotStarted(
  server: Pick<PretendServer, 'fetch'>,
  underWay: ReadonlyMap<string, AbortSignal>,
  { baseUrl, scriptUrl, scope }: WorkerOptions,
): Promise<string | undefined> {
  if (!('serviceWorker' in navigator) || location.protocol === 'file:') return 'this browser offers none here.'
  const script = new URL(scriptUrl, location.href).href
  try {
    // A page that was reloaded past its worker would be reloaded once more by MSW, and so on with every hard reload.
    const registered = await navigator.serviceWorker.getRegistrations()
    const isOurs = ({ active }: ServiceWorkerRegistration) => active?.scriptURL === script
    if (!navigator.serviceWorker.controller && registered.some(isOurs)) return 'this page was reloaded past it.'

    const worker = setupWorker(http.all(`${new URL(baseUrl, location.href).href}/*`, respond))
    const started = worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: scriptUrl, options: { scope } },
    })
    return await Promise.race([started.then(() => undefined), timeUp()])
  } catch (failure) {
    // MSW puts a headline and an empty line before the browser's own words.
    return (failure instanceof Error ? failure.message : String(failure)).split('\n').at(-1) ?? ''
  }

  async function respond({ request }: { request: Request }): Promise<Response> {
    const signal = underWay.get(request.headers.get(CALL) ?? '') ?? null
    try {
      const response = await server.fetch(new Request(request, { signal }))
      const headers = new Headers(response.headers)
      headers.set(MARK, '1')
      return new HttpResponse(response.body, { status: response.status, headers })
    } catch (failure) {
      // Only a failure that nobody planned is worth a word; the page sees a broken connection either way.
      if (!(failure instanceof BrokenConnection) && !signal?.aborted) console.error(failure)
      return HttpResponse.error()
    }
  }
}

function timeUp(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('it did not start in time.'), START_TIMEOUT_MS)
  })
}
