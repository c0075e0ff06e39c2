import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone'
import { instantOf } from '#src/lib/instant.ts'

/** When a chat was last touched, as its row says it: `Wed 15 May 09:05` (B2.11-13); '' where it is not known (AMB-02). */
export function rowTime(timestamp: string, timeZone: string): string {
  const moment = instantOf(timestamp)
  return Number.isNaN(moment) ? '' : formatInTimeZone(moment, timeZone, 'EEE dd MMM HH:mm')
}
