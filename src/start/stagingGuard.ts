import { READ_ONLY, readOnlyFetch } from './readOnlyFetch.ts'
import '#src/contract/toolButton.css'
import './stagingGuard.css'

interface Guard {
  fetch: typeof globalThis.fetch
  baseUrl: string
  /** The environment's name in the badge. */
  environment: string | undefined
  /** Blocks every call that would change something. */
  readOnly: boolean
  /** Shows a text to the user: screens have texts of their own for a failed call, which do not name the reason. */
  notify(text: string): void
  /** The recorder of departures is already on. */
  isRecording: boolean
  /** Wraps `fetch` in the recorder of departures; its code is loaded when it is turned on at the badge. */
  recordDepartures: (fetch: typeof globalThis.fetch) => Promise<typeof globalThis.fetch>
}

/**
 * The badge of an environment that is not production, and a lock on writing there (readOnlyFetch.ts). A chunk of its own, loaded only where config.json says so.
 */
export function guardStaging({
  fetch,
  baseUrl,
  environment,
  readOnly,
  notify,
  isRecording,
  recordDepartures,
}: Guard): typeof globalThis.fetch {
  let network = fetch
  drawBadge({
    text: [environment ?? 'not production', ...(readOnly ? ['read-only'] : [])].join(' · '),
    baseUrl,
    isRecording,
    onRecord: async () => {
      network = await recordDepartures(network)
    },
  })
  // The recorder may be turned on later.
  const latest: typeof globalThis.fetch = (input, init) => network(input, init)
  return readOnly ? readOnlyFetch(latest, baseUrl, () => notify(READ_ONLY)) : latest
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
  record.className = 'tool-button'
  const sayRecording = (is: boolean) => {
    record.disabled = is
    record.textContent = is ? 'Departures are recorded' : 'Record departures'
  }
  sayRecording(isRecording)
  record.addEventListener('click', () => {
    sayRecording(true)
    // Without its code nothing can be recorded; the button can be pressed again.
    onRecord().catch(() => sayRecording(false))
  })
  details.append(summary, address, record)
  box.append(details)
  document.body.append(box)
}
