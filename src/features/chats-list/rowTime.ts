import { instantOf } from '#src/lib/instant.ts'
import { zonedTime } from '#src/lib/zonedTime.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** When a chat was last touched, as its row says it: `Wed 15 May 09:05` (B2.11-13); '' where it is not known (AMB-02). */
export function rowTime(timestamp: string, timeZone: string): string {
  const moment = instantOf(timestamp)
  if (Number.isNaN(moment)) return ''
  const { weekday, day, month, hour, minute } = zonedTime(moment, timeZone)
  return `${weekday.slice(0, 3)} ${day} ${MONTHS[Number(month) - 1]} ${hour}:${minute}`
}
