import { instantOf } from '#src/lib/instant.ts'
import { dayNumber, wallTime, weekdayOf } from '#src/lib/wallTime.ts'

/** From Sunday, as in `Date`. A date library would add the months and eras of its locale to the bundle. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * The time of a message as its bubble shows it: `09:05` today, `Yesterday 09:05`, `Monday 09:05` in the current week
 * (from Monday), else `03/05 09:05` (B2.8-09 … B2.8-12); '' for an invalid time (AMB-02). `day` is the visitor's
 * current day as `yyyy-MM-dd`, from `dayOf`.
 */
export function messageTime(timestamp: string, day: string, timeZone: string): string {
  const moment = instantOf(timestamp)
  if (Number.isNaN(moment)) return ''
  const [sent = '', time] = wallTime(moment, timeZone).split('T')
  if (sent === day) return `${time}`
  if (dayNumber(day) - dayNumber(sent) === 1) return `Yesterday ${time}`
  return `${weekOf(sent) === weekOf(day) ? WEEKDAYS[weekdayOf(sent)] : dateOf(sent)} ${time}`
}

/**
 * The heading of a day that begins with a message: `Today`, `Yesterday`, `Monday` in the current week, else
 * `Sunday 03/05`, or `03/05/2025` in another year. '' if the message before it is of the same day, or one of them has
 * no time.
 */
export function dayBegun(timestamp: string, before: string, day: string, timeZone: string): string {
  const [moment, last] = [instantOf(timestamp), instantOf(before)]
  if (Number.isNaN(moment) || Number.isNaN(last)) return ''
  const sent = dayOf(moment, timeZone)
  if (sent === dayOf(last, timeZone)) return ''
  if (sent === day) return 'Today'
  if (dayNumber(day) - dayNumber(sent) === 1) return 'Yesterday'
  const weekday = WEEKDAYS[weekdayOf(sent)]!
  if (weekOf(sent) === weekOf(day)) return weekday
  const [year] = sent.split('-')
  return day.startsWith(`${year}-`) ? `${weekday} ${dateOf(sent)}` : `${dateOf(sent)}/${year}`
}

/** The number of the Monday of a day's week. */
const weekOf = (day: string) => dayNumber(day) - ((weekdayOf(day) + 6) % 7)

/** `2024-05-03` as `03/05`. */
function dateOf(day: string): string {
  const [, month, date] = day.split('-')
  return `${date}/${month}`
}

/** The day of a moment in a time zone, as `yyyy-MM-dd`. */
export function dayOf(moment: number, timeZone: string): string {
  return wallTime(moment, timeZone).split('T')[0]!
}

const HOUR_MS = 3_600_000

/** The time until the day ends in a time zone: days have 23 to 25 hours, and clock changes may be quarter hours. */
export function msUntilNextDay(now: number, timeZone: string): number {
  const day = dayOf(now, timeZone)
  let [sameDay, nextDay] = [now, now + 26 * HOUR_MS]
  while (nextDay - sameDay > 1) {
    const middle = Math.floor((sameDay + nextDay) / 2)
    if (dayOf(middle, timeZone) === day) sameDay = middle
    else nextDay = middle
  }
  return nextDay - now
}
