import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isSameWeek } from 'date-fns/isSameWeek'
import { lightFormat } from 'date-fns/lightFormat'
import { instantOf } from '#src/lib/instant.ts'
import { zonedTime } from '#src/lib/zonedTime.ts'

/** From Sunday, as in `Date`. A date library would add the months and eras of its locale to the bundle. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * The time of a message as its bubble shows it: `09:05` today, `Yesterday 09:05`, `Monday 09:05` in the current week
 * (from Monday), else `03/05 09:05`; '' for an invalid time. `day` is the visitor's
 * current day as `yyyy-MM-dd`, from `dayOf`.
 */
export function messageTime(timestamp: string, day: string, timeZone: string): string {
  const moment = instantOf(timestamp)
  if (Number.isNaN(moment)) return ''
  const sent = zonedTime(moment, timeZone)
  const time = lightFormat(sent, 'HH:mm')
  if (lightFormat(sent, DAY) === day) return time
  // Compares days only, so that neither the browser's own time zone nor a clock change has an effect.
  const today = new Date(`${day}T00:00`)
  if (differenceInCalendarDays(today, sent) === 1) return `Yesterday ${time}`
  const isThisWeek = isSameWeek(sent, today, { weekStartsOn: 1 })
  return isThisWeek ? `${WEEKDAYS[sent.getDay()]} ${time}` : lightFormat(sent, 'dd/MM HH:mm')
}

/**
 * The heading of a day that begins with a message: `Today`, `Yesterday`, `Monday` in the current week, else
 * `Sunday 03/05`, or `03/05/2025` in another year. '' if the message before it is of the same day, or one of them has
 * no time.
 */
export function dayBegun(timestamp: string, before: string, day: string, timeZone: string): string {
  const [sent, last] = [instantOf(timestamp), instantOf(before)]
  if (Number.isNaN(sent) || Number.isNaN(last) || dayOf(sent, timeZone) === dayOf(last, timeZone)) return ''
  const zoned = zonedTime(sent, timeZone)
  const today = new Date(`${day}T00:00`)
  const daysAgo = differenceInCalendarDays(today, zoned)
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  const weekday = WEEKDAYS[zoned.getDay()]!
  if (isSameWeek(zoned, today, { weekStartsOn: 1 })) return weekday
  const isThisYear = zoned.getFullYear() === today.getFullYear()
  return isThisYear ? `${weekday} ${lightFormat(zoned, 'dd/MM')}` : lightFormat(zoned, 'dd/MM/yyyy')
}

const DAY = 'yyyy-MM-dd'

/** The day of a moment in a time zone, as `yyyy-MM-dd`. */
export function dayOf(moment: number, timeZone: string): string {
  return lightFormat(zonedTime(moment, timeZone), DAY)
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
