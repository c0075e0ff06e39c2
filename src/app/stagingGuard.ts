import './stagingGuard.css'

interface Guard {
  fetch: typeof globalThis.fetch
  baseUrl: string
  /** What the badge calls the environment. */
  environment: string | undefined
  /** Blocks every call that would change something. */
  readOnly: boolean
  /** The recorder of departures is on already. */
  isRecording: boolean
  /** Wraps `fetch` in the recorder of departures; its code is loaded when it is turned on at the badge. */
  recordDrift: (fetch: typeof globalThis.fetch) => Promise<typeof globalThis.fetch>
}

/** Without these nothing could be read. */
const STILL_ALLOWED = ['/auth/jwt/login', '/auth/jwt/refresh']

/**
 * The badge of an environment that is not production, and a lock on writing there: they end here, before they leave the
 * page. A chunk of its own, loaded only where config.json says so.
 */
export function guardStaging({
  fetch,
  baseUrl,
  environment,
  readOnly,
  isRecording,
  recordDrift,
}: Guard): typeof globalThis.fetch {
  let network = fetch
  drawBadge({
    text: [environment ?? 'not production', ...(readOnly ? ['read-only'] : [])].join(' · '),
    baseUrl,
    isRecording,
    onRecord: async () => {
      network = await recordDrift(network)
    },
  })
  return (input, init) => {
    const request = new Request(input, init)
    return readOnly && isWrite(request, baseUrl) ? Promise.resolve(refusal()) : network(request)
  }
}

function isWrite({ method, url }: Request, baseUrl: string): boolean {
  const base = new URL(baseUrl, url).href
  return method !== 'GET' && url.startsWith(`${base}/`) && !STILL_ALLOWED.some((path) => url === `${base}${path}`)
}

/** The app shows a server's own words. */
function refusal(): Response {
  return Response.json({ detail: 'This environment is read-only: nothing was sent.' }, { status: 403 })
}

interface Badge {
  text: string
  baseUrl: string
  isRecording: boolean
  onRecord(): Promise<void>
}

function drawBadge({ text, baseUrl, isRecording, onRecord }: Badge): void {
  const box = document.createElement('aside')
  box.id = 'environment'
  box.ariaLabel = 'Environment'
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = text
  const address = document.createElement('p')
  address.textContent = `API: ${new URL(baseUrl, window.location.href).href}`
  const record = document.createElement('button')
  record.type = 'button'
  const sayRecording = (is: boolean) => {
    record.disabled = is
    record.textContent = is ? 'Drift is recorded' : 'Record drift'
  }
  sayRecording(isRecording)
  record.addEventListener('click', () => {
    sayRecording(true)
    // Without its code there is nothing to record with; the button can be pressed again.
    onRecord().catch(() => sayRecording(false))
  })
  details.append(summary, address, record)
  box.append(details)
  document.body.append(box)
}
