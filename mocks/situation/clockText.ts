/** The state of a world's clock, in a form that can be serialized. */
export interface ClockSetting {
  /** Milliseconds since 1970 at which the world began; absent if it began at the real time and time runs. */
  at?: number
  /** How far the clock was moved since the world began. */
  movedMs: number
  /** Time runs although the world began at a chosen moment; absent: `at` means that time is frozen. */
  runs?: true
}

const UNITS_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const
const MOMENT = /^\d{4}-(\d{2})-(\d{2})T(\d{2}):\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/
const RUNS = 'runs'

/** All moments in this range can be written as text; a mocked clock never leaves it. */
const EARLIEST_MS = 0
const LATEST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

export function isWithinReach(moment: number): boolean {
  return moment >= EARLIEST_MS && moment <= LATEST_MS
}

/**
 * Parses `<moment>`, `<moment>_<distance>`, either of them with `_runs`, or `_<distance>`; undefined for anything else.
 */
export function readClockText(text: string): ClockSetting | undefined {
  const [moment = '', ...parts] = text.split('_')
  const runs = moment !== '' && parts.at(-1) === RUNS
  if (runs) parts.pop()
  const [distance, ...more] = parts
  if (more.length > 0 || (moment === '' && distance === undefined)) return undefined
  const movedMs = distance === undefined ? 0 : distanceMs(distance)
  if (movedMs === undefined) return undefined
  if (moment === '') return Math.abs(movedMs) <= LATEST_MS - EARLIEST_MS ? { movedMs } : undefined
  const at = momentMs(moment)
  if (at === undefined || !isWithinReach(at) || !isWithinReach(at + movedMs)) return undefined
  return { at, movedMs, ...(runs && { runs }) }
}

/** Undefined for the real time. */
export function clockText({ at, movedMs, runs }: ClockSetting): string | undefined {
  const moment = at === undefined ? '' : new Date(at).toISOString().replace('.000Z', 'Z')
  const distance = movedMs === 0 ? '' : `_${distanceText(movedMs)}`
  return moment + distance + (runs ? `_${RUNS}` : '') || undefined
}

/** A valid date: `Date.parse` reads the 31st of February as the 3rd of March. */
function momentMs(text: string): number | undefined {
  const [, month, day, hour] = MOMENT.exec(text) ?? []
  const ms = Date.parse(text)
  if (month === undefined || Number.isNaN(ms) || hour === '24') return undefined
  const lastDay = new Date(Date.UTC(Number(text.slice(0, 4)), Number(month), 0)).getUTCDate()
  return Number(day) <= lastDay ? ms : undefined
}

/** `90m`, `-3d`: a whole number of one unit. */
function distanceMs(text: string): number | undefined {
  const found = /^(-?\d{1,15})(ms|s|m|h|d)$/.exec(text)
  return found ? Number(found[1]) * UNITS_MS[found[2] as keyof typeof UNITS_MS] : undefined
}

function distanceText(ms: number): string {
  const [unit, size] = Object.entries(UNITS_MS).find(([, unitMs]) => ms % unitMs === 0) ?? ['ms', 1]
  return `${ms / size}${unit}`
}
