import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { BrokenConnection } from '#mocks/faults/brokenConnection.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import { inPageFetch, isApiCall } from './inPage.ts'

interface WorkerOptions {
  baseUrl: string
  /** Address of the worker script, below the folder that serves the app. */
  scriptUrl: string
  /** The folder that serves the app. */
  scope: string
}

/**
 * Marks the responses of the mock server. A response without it means that the worker did not intercept the request.
 */
const MARK = 'X-Mock-Server'
/** Identifies a call of this page, so that aborting it reaches the server. */
const CALL = 'X-Mock-Call'
const START_TIMEOUT_MS = 5_000

/**
 * A `fetch` for a world whose calls pass through a service worker, so that the browser's network panel shows them. The
 * server itself runs in the page. Calls that the worker cannot intercept are handled in the page: if the browser
 * refuses workers, after a hard reload, and if a worker misses a call.
 */
export async function workerFetch(
  server: Pick<MockServer, 'fetch'>,
  { baseUrl, scriptUrl, scope }: WorkerOptions,
): Promise<typeof globalThis.fetch> {
  const inPage = inPageFetch(server, baseUrl)
  const underWay = new Map<string, AbortSignal>()
  let count = 0

  const reason = await whyNotStarted(server, underWay, { baseUrl, scriptUrl, scope })
  if (reason) {
    console.info(`The mock server runs in the page, not through a service worker: ${reason}`)
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
  server: Pick<MockServer, 'fetch'>,
  underWay: ReadonlyMap<string, AbortSignal>,
  { baseUrl, scriptUrl, scope }: WorkerOptions,
): Promise<string | undefined> {
  if (!('serviceWorker' in navigator) || location.protocol === 'file:') return 'this browser offers none here.'
  const script = new URL(scriptUrl, location.href).href
  try {
    // After a hard reload, which bypasses the worker, MSW would reload the page again, after every hard reload.
    const registered = await navigator.serviceWorker.getRegistrations()
    const isOurs = ({ active }: ServiceWorkerRegistration) => active?.scriptURL === script
    if (!navigator.serviceWorker.controller && registered.some(isOurs)) return 'this page was reloaded past it.'
    for (const registration of registered.filter(isOurs)) allowFailedUpdate(registration)

    const worker = setupWorker(http.all(`${new URL(baseUrl, location.href).href}/*`, respond))
    const started = worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: scriptUrl, options: { scope } },
    })
    return await Promise.race([started.then(() => undefined), timeUp()])
  } catch (failure) {
    // MSW puts a headline and an empty line before the browser's message.
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
      // Only an unplanned failure is printed; the page gets a broken connection in both cases.
      if (!(failure instanceof BrokenConnection) && !signal?.aborted) console.error(failure)
      return HttpResponse.error()
    }
  }
}

/** MSW looks for a newer worker without handling the failure, after which the present worker goes on. */
function allowFailedUpdate(registration: ServiceWorkerRegistration): void {
  const update = registration.update.bind(registration)
  registration.update = () => update().catch(() => registration)
}

function timeUp(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('it did not start in time.'), START_TIMEOUT_MS)
  })
}
