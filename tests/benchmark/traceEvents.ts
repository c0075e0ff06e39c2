import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CDPSession } from '@playwright/test'
import { buildFolder } from '#tests/support/testBuilds.ts'

/** An event of Chromium's trace. Times are microseconds. */
export interface TraceEvent {
  name: string
  cat: string
  /** `X`: a span with a duration; `R` and `I`: a moment. */
  ph: string
  ts: number
  dur?: number
  /** The processor time of the span. */
  tdur?: number
  pid: number
  tid: number
  args?: Record<string, unknown>
}

/** Records a trace of the browser. The returned function ends it. */
export async function recordTrace(
  client: CDPSession,
  includedCategories: string[],
): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const traceConfig = { includedCategories, excludedCategories: ['*'] }
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  return async () => {
    const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
    await client.send('Tracing.end')
    await complete
    return events
  }
}

/** Writes a trace for the Performance panel of Chromium. Returns its file. */
export function writeTrace(name: string, traceEvents: TraceEvent[]): string {
  const file = traceFile(name)
  mkdirSync(resolve(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify({ traceEvents }))
  return file
}

export function traceFile(name: string): string {
  return resolve(buildFolder('live'), `../../traces/${name}.json`)
}
