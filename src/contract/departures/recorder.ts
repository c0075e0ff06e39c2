import { createDepartureLog, type Departure } from './departure.ts'
import { createExchangeLog } from '../capture/exchangeLog.ts'
import { takeHome } from '../capture/takeHome.ts'
import { saveAs, toolButton } from './elements.ts'
import { departuresJson, departuresMarkdown } from './report.ts'
import { watchResponses } from './watchResponses.ts'
import '../toolButton.css'
import './recorder.css'

/** `window.perigeeDepartures`: the recorder's departures, for the console and for tests. */
interface DepartureHandle {
  list(): readonly Departure[]
  json(): string
  markdown(): string
  clear(): void
}

declare global {
  interface Window {
    perigeeDepartures?: DepartureHandle
  }
}

/**
 * Observes the responses of a real server and lists each departure from the contract, on the page and as a file. A
 * separate chunk, loaded only if config.json or the staging badge requests it.
 */
export function recordDepartures(fetch: typeof globalThis.fetch, baseUrl: string): typeof globalThis.fetch {
  const log = createDepartureLog()
  const exchanges = createExchangeLog()
  const handle: DepartureHandle = {
    list: log.list,
    json: () => departuresJson(log.list()),
    markdown: () => departuresMarkdown(log.list()),
    clear: log.clear,
  }
  window.perigeeDepartures = handle
  const list = departureList(handle, () => takeHome(exchanges, baseUrl))
  log.subscribe(list.draw)
  return watchResponses(fetch, baseUrl, log, exchanges)
}

function departureList(handle: DepartureHandle, onTakeHome: () => void): { draw(): void } {
  const box = document.createElement('aside')
  box.id = 'departures'
  box.ariaLabel = 'Departures from the contract'
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  const report = document.createElement('pre')
  report.tabIndex = 0
  const buttons = document.createElement('p')
  buttons.append(
    toolButton('Copy as Markdown', () => void navigator.clipboard.writeText(handle.markdown())),
    toolButton('Save as JSON', () => saveAs('perigee-departures.json', handle.json())),
    toolButton('Take this home…', onTakeHome),
    toolButton('Clear', handle.clear),
  )
  details.append(summary, buttons, report)
  box.append(details)
  const draw = () => {
    const count = handle.list().length
    summary.textContent = count === 0 ? 'No departures' : `Departures: ${count}`
    report.textContent = handle
      .list()
      .map(
        ({ operation, pointer, expected, actual, count: times }) =>
          `${operation} ${pointer || '(the response)'}\n  expected ${expected}, got ${actual} (${times}×)`,
      )
      .join('\n')
  }
  draw()
  document.body.append(box)
  return { draw }
}
