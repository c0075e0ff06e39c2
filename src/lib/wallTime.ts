/**
 * What the clocks of a time zone show at a moment: `2024-05-15T09:05`. Never through a `Date` in the browser's own time
 * zone: an hour that its clock change skips would be shown as another one.
 */
export function wallTime(moment: number, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(moment)
  const part = (name: string, digits = 2) => parts.find(({ type }) => type === name)!.value.padStart(digits, '0')
  return `${part('year', 4)}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

const DAY_MS = 86_400_000

/** The number of a day `yyyy-MM-dd`, counted from 1970: the next day has the next number, whatever clocks do. */
export function dayNumber(day: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS
}

/** Days since the last Sunday, as in `Date`. */
export const weekdayOf = (day: string) => (((dayNumber(day) + THURSDAY) % 7) + 7) % 7
/** The first day of 1970. */
const THURSDAY = 4

/** Kept because browsers take longer to create one than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
