import { instantOf } from '#src/lib/instant.ts'
import { wallTime, weekdayOf } from '#src/lib/wallTime.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * The time of a chat's last interaction, as its row shows it: `Wed 15 May 09:05` (B2.11-13); '' if unknown (AMB-02).
 */
export function rowTime(timestamp: string, timeZone: string): string {
  const moment = instantOf(timestamp)
  if (Number.isNaN(moment)) return ''
  const [day = '', time] = wallTime(moment, timeZone).split('T')
  const [, month, date] = day.split('-')
  return `${WEEKDAYS[weekdayOf(day)]} ${date} ${MONTHS[Number(month) - 1]} ${time}`
}
