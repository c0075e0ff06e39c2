import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isSameWeek } from 'date-fns/isSameWeek'
import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone'
import { instantOf } from '#src/lib/instant.ts'

/**
 * When a message was sent, as its bubble says it: `09:05` today, `Yesterday 09:05`, `Monday 09:05` in the current week
 * (from Monday), else `03/05 09:05` (B2.8-09 … B2.8-12); '' for what is no time (AMB-02). `day` is the visitor's
 * current day as `yyyy-MM-dd`, from `dayOf`.
 */
export function messageTime(timestamp: string, day: string, timeZone: string): string {
  const moment = instantOf(timestamp)
  if (Number.isNaN(moment)) return ''
  const sentOn = dayOf(moment, timeZone)
  const time = formatInTimeZone(moment, timeZone, 'HH:mm')
  if (sentOn === day) return time
  // As local days without hours, so that neither the browser's own time zone nor a clock change counts.
  const [sent, today] = [new Date(`${sentOn}T00:00`), new Date(`${day}T00:00`)]
  if (differenceInCalendarDays(today, sent) === 1) return `Yesterday ${time}`
  const format = isSameWeek(sent, today, { weekStartsOn: 1 }) ? 'EEEE HH:mm' : 'dd/MM HH:mm'
  return formatInTimeZone(moment, timeZone, format)
}

/** The day of a moment in a time zone, as `yyyy-MM-dd`. */
export function dayOf(moment: number, timeZone: string): string {
  return formatInTimeZone(moment, timeZone, 'yyyy-MM-dd')
}

const HOUR_MS = 3_600_000

/** How long until the day of a time zone ends: days have 23 to 25 hours, and clocks change at quarters too. */
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
