import type { ConfigFile } from './configFile.ts'
import type { EarlyCalls } from './earlyCalls.ts'

/** What boot.ts has started for main.tsx. Two scripts of one page can share values through the page only. */
interface Handover {
  configFile: Promise<ConfigFile>
  earlyCalls: Promise<EarlyCalls>
}

const page = globalThis as { perigeeBoot?: Handover }

export function handOver(started: Handover): void {
  page.perigeeBoot = started
}

/** Removes it from the page. */
export function takeOver(): Handover {
  const started = page.perigeeBoot
  if (!started) throw new Error('boot.ts has not run: index.html loads it before main.tsx.')
  delete page.perigeeBoot
  return started
}
