/** A world's time, in a form that can be written down. */
export interface ClockSetting {
  /** Milliseconds since 1970 at which the world began and time stands still; absent where time runs. */
  at?: number
  /** How far the clock was moved since the world began. */
  movedMs: number
}

const UNITS_MS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Reads `<moment>`, `<moment>_<distance>` or `_<distance>`; undefined for anything else. */
export function readClockText(text: string): ClockSetting | undefined {
  const [moment = '', distance, ...more] = text.split('_')
  if (more.length > 0 || (moment === '' && distance === undefined)) return undefined
  const movedMs = distance === undefined ? 0 : distanceMs(distance)
  const at = MOMENT.test(moment) ? Date.parse(moment) : Number.NaN
  if (movedMs === undefined || (moment !== '' && Number.isNaN(at))) return undefined
  return { ...(moment !== '' && { at }), movedMs }
}

/** undefined for time as it is. */
export function clockText({ at, movedMs }: ClockSetting): string | undefined {
  const moment = at === undefined ? '' : new Date(at).toISOString().replace('.000Z', 'Z')
  const distance = movedMs === 0 ? '' : `_${distanceText(movedMs)}`
  return moment + distance || undefined
}

/** `90m`, `-3d`: a whole number of one unit. */
function distanceMs(text: string): number | undefined {
  const found = /^(-?\d{1,9})(ms|s|m|h|d)$/.exec(text)
  return found ? Number(found[1]) * UNITS_MS[found[2] as keyof typeof UNITS_MS] : undefined
}

function distanceText(ms: number): string {
  const [unit, size] = Object.entries(UNITS_MS).find(([, unitMs]) => ms % unitMs === 0) ?? ['ms', 1]
  return `${ms / size}${unit}`
}
