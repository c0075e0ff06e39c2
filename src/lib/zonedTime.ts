/** A moment as a calendar and a clock in some time zone show it. */
export interface ZonedTime {
  /** Four digits, the others two. */
  year: string
  month: string
  day: string
  hour: string
  minute: string
  /** In English, in full. */
  weekday: string
}

/** Making one takes longer than a hundred uses of it, and it depends on nothing but the time zone. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The browser knows the time zones: a library that formats dates in them weighs 7 kB more. */
export function zonedTime(moment: number, timeZone: string): ZonedTime {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      weekday: 'long',
    })
    formats.set(timeZone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const digits = (part: string, length: number) => (parts[part] ?? '').padStart(length, '0')
  return {
    year: digits('year', 4),
    month: digits('month', 2),
    day: digits('day', 2),
    hour: digits('hour', 2),
    minute: digits('minute', 2),
    weekday: parts.weekday ?? '',
  }
}
